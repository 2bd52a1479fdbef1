import { useSite } from '#web/api/site.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { noticeEnd } from './notice-end.ts'
import styles from './site-header.module.css'

/** What the office announces today, above the header of every public page. */
export function NoticeLine() {
  const notice = useSite()?.notice
  const today = useToday()
  if (!notice) return null
  const { text, link, ends_on } = notice
  return (
    <aside aria-label="Anuncio" className={`sunken centered small no-print ${styles.notice}`}>
      {link ? <a href={link}>{text}</a> : text}{' '}
      <span className="muted">{noticeEnd(ends_on, today)}</span>
    </aside>
  )
}
