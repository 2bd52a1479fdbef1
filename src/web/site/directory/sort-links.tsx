import { Link } from 'react-router'
import styles from './sort-links.module.css'

type SortLinksProps = {
  /** What the order is that nobody asked for. */
  usual: string
  byName?: boolean | undefined
  addressOf: (byName: boolean) => string
}

/** Two orders, each with its address. */
export function SortLinks({ usual, byName = false, addressOf }: SortLinksProps) {
  return (
    <nav className={styles.order} aria-label="Orden">
      <Link to={addressOf(false)} aria-current={byName ? undefined : 'true'}>
        {usual}
      </Link>
      <Link to={addressOf(true)} aria-current={byName ? 'true' : undefined}>
        Por nombre
      </Link>
    </nav>
  )
}
