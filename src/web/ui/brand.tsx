import { Link } from 'react-router'
import { logo } from '#drawing/logo.ts'
import styles from './brand.module.css'
import { Drawing } from './drawing.tsx'

/** The logo and the name. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={`inline-row gap-12 tap ${styles.brand}`}>
      <Drawing svg={logo()} className={styles.logo} />
      Escaparate
    </Link>
  )
}
