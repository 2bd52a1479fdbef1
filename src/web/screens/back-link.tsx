import { Link, useNavigate, useParams } from 'react-router'
import { IconChevronLeft } from '#web/ui/icons.ts'
import styles from './screens.module.css'

type BackLinkProps = {
  to: string
  /** Whether `to` is the previous page of the history. Going back restores the scroll position of a list. */
  isPrevious?: boolean
  children: string
}

export function BackLink({ to, isPrevious, children }: BackLinkProps) {
  const navigate = useNavigate()
  return (
    <Link
      to={to}
      className={`inline-row gap-6 break-anywhere tap rounded-button no-print link ${styles.back}`}
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

export function BackToCommerce({ subpath = '', children }: { subpath?: string; children: string }) {
  const { id } = useParams()
  return <BackLink to={`/commerces/${id}${subpath}`}>{children}</BackLink>
}
