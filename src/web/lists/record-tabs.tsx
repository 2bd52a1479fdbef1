import { NavLink } from 'react-router'
import styles from './list-filters.module.css'

const TABS = [
  { to: '/papelera', name: 'Papelera' },
  { to: '/actividad', name: 'Actividad' },
  { to: '/estado', name: 'Estado' },
]

/** Tabs of the three screens about what happened: bin, activity log and state of the server. */
export function RecordTabs() {
  return (
    <div className={`max-w-1120 mb-20 ${styles.filters}`}>
      <nav aria-label="Papelera y registro" className={`min-w-0 ${styles.tabs}`}>
        <ul>
          {TABS.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                prefetch="intent"
                className={`row muted one-line no-underline justify-center min-h-52 ${styles.tab}`}
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
