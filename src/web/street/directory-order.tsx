import { Link } from 'react-router'
import { type DirectorySearch, directoryAddress } from './addresses.ts'
import styles from './directory-order.module.css'

/** Two orders, each with its address. */
export function DirectoryOrder({ asked }: { asked: DirectorySearch }) {
  const usual = asked.q ? 'Lo más parecido' : 'Lo más nuevo'
  return (
    <nav className={styles.order} aria-label="Orden">
      <Link
        to={directoryAddress({ ...asked, byName: false, page: 1 })}
        aria-current={asked.byName ? undefined : 'true'}
      >
        {usual}
      </Link>
      <Link
        to={directoryAddress({ ...asked, byName: true, page: 1 })}
        aria-current={asked.byName ? 'true' : undefined}
      >
        Por nombre
      </Link>
    </nav>
  )
}
