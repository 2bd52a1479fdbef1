import { NavLink } from 'react-router'
import styles from './list-filters.module.css'

type ScreenTabsProps = { label: string; tabs: readonly { to: string; name: string }[] }

/** Screens that are tabs of one; above their heading, where they stay in place. */
export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  return (
    <div className={styles.filters}>
      <nav aria-label={label} className={styles.tabs}>
        <ul className="cluster">
          {tabs.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} prefetch="intent" className={`row muted one-line ${styles.tab}`}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
