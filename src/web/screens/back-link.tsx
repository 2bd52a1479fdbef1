import { Link, useNavigate } from 'react-router'
import { IconChevronLeft } from '#web/ui/icons.ts'
import styles from './back-link.module.css'

type BackLinkProps = {
  to: string
  /** True where going back in the history is the same way, and keeps page and place of the list. */
  isPrevious?: boolean
  children: string
}

export function BackLink({ to, isPrevious, children }: BackLinkProps) {
  const navigate = useNavigate()
  return (
    <Link
      to={to}
      className={styles.back}
      onClick={(event) => {
        if (!isPrevious || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <IconChevronLeft size={24} aria-hidden />
      {children}
    </Link>
  )
}
