import { CommerceStatus } from './commerce-status.tsx'
import styles from './states-rail.module.css'

/** What each state means, beside the list. */
export function StatesRail({ className }: { className: string }) {
  return (
    <aside className={`${styles.rail} ${className}`} aria-labelledby="estados">
      <h2 id="estados">Qué significa cada estado</h2>
      <dl>
        {states.map(([status, meaning]) => (
          <div key={status}>
            <dt>
              <CommerceStatus status={status} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

const states = [
  ['PE', 'La estamos revisando.'],
  ['OK', 'Se ve en el directorio.'],
  ['RE', 'Te decimos qué falta.'],
] as const
