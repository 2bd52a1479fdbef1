import { Link } from 'react-router'
import { logo } from '#drawing/logo.ts'
import styles from './brand.module.css'
import { Drawing } from './drawing.tsx'

export function Brand({ to = '/' }: { to?: string | null }) {
  const className = `inline-row gap-12 tap ${styles.brand}`
  const words = (
    <>
      <Drawing svg={logo()} className={`flex-none ${styles.logo}`} />
      Escaparate
    </>
  )
  if (to === null) return <span className={className}>{words}</span>
  return (
    <Link to={to} className={className}>
      {words}
    </Link>
  )
}
