import type { Commerce } from '#contract/commerces.ts'
import { CommerceStatus } from './commerce-status.tsx'
import styles from './states-rail.module.css'

type StatesRailProps = {
  /** To whom 'la revisamos' is no news: they review. */
  isAdministrator: boolean
  className: string
}

/** What each state means, beside the list. */
export function StatesRail({ isAdministrator, className }: StatesRailProps) {
  return (
    <aside className={`${styles.rail} ${className}`} aria-labelledby="estados">
      <h2 id="estados">Qué significa cada estado</h2>
      <dl>
        {(isAdministrator ? forAdministrators : forOwners).map(([commerce, meaning]) => (
          <div key={meaning}>
            <dt>
              <CommerceStatus commerce={commerce} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

type Meaning = [Pick<Commerce, 'status' | 'hidden'>, string]

const SEEN: Meaning[] = [
  [{ status: 'OK', hidden: false }, 'Se ve en el directorio.'],
  [{ status: 'OK', hidden: true }, 'Los vecinos no la ven hasta que se muestre otra vez.'],
]
const forOwners: Meaning[] = [
  [{ status: 'PE', hidden: false }, 'La estamos revisando.'],
  ...SEEN,
  [{ status: 'RE', hidden: false }, 'Te decimos qué falta.'],
]
const forAdministrators: Meaning[] = [
  [{ status: 'PE', hidden: false }, 'Espera en Solicitudes alta.'],
  ...SEEN,
  [{ status: 'RE', hidden: false }, 'Quien la lleva ha leído el motivo y puede corregirla.'],
]
