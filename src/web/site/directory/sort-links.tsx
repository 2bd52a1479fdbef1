import { Link } from 'react-router'
import styles from './sort-links.module.css'

type SortLinksProps = {
  /** The label of the default order. */
  defaultLabel: string
  isByName?: boolean | undefined
  urlOf: (isByName: boolean) => string
}

/** Links to the two orders. */
export function SortLinks({ defaultLabel, isByName = false, urlOf }: SortLinksProps) {
  return (
    <nav className={styles.order} aria-label="Orden">
      <Link to={urlOf(false)} aria-current={isByName ? undefined : 'true'}>
        {defaultLabel}
      </Link>
      <Link to={urlOf(true)} aria-current={isByName ? 'true' : undefined}>
        Por nombre
      </Link>
    </nav>
  )
}
