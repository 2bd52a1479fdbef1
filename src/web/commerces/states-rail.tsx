import type { Commerce } from '#contract/commerces.ts'
import { CommerceStatus } from './commerce-status.tsx'
import styles from './side-cards.module.css'

/** Explains each state, beside an owner's list. */
export function StatesRail({ className }: { className: string }) {
  return (
    <aside className={`flex-none ${styles.rail} ${className}`} aria-labelledby="estados">
      <h2 className="title" id="estados">
        Qué significa cada estado
      </h2>
      <dl>
        {MEANINGS.map(([commerce, meaning]) => (
          <div key={meaning} className="mt-20">
            <dt>
              <CommerceStatus commerce={commerce} />
            </dt>
            <dd className="note mt-8">{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

type Meaning = [Pick<Commerce, 'status' | 'hidden'>, string]

const MEANINGS: Meaning[] = [
  [{ status: 'PE', hidden: false }, 'La estamos revisando.'],
  [{ status: 'OK', hidden: false }, 'Se ve en el directorio.'],
  [{ status: 'OK', hidden: true }, 'Los vecinos no la ven hasta que se muestre otra vez.'],
  [{ status: 'RE', hidden: false }, 'Te decimos qué falta.'],
]
