import { NavLink } from 'react-router'
import styles from './list-filters.module.css'

type ScreenTabsProps = { label: string; tabs: readonly { to: string; name: string }[] }

/** Tabs that link related screens. They are above the heading, where they do not move. */
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
