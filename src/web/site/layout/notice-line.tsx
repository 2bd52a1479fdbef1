import type { PlainDate } from '#contract/hours/dates.ts'
import { useSite } from '#web/api/site.ts'
import { dateToday, formatPlainDate } from '#web/commerces/open-words.ts'

export function NoticeLine() {
  const notice = useSite()?.notice
  if (!notice) return null
  const { text, link, ends_on } = notice
  return (
    <aside aria-label="Anuncio" className="py-10 px-16 sunken centered small no-print">
      {link ? <a href={link}>{text}</a> : text}{' '}
      <span className="muted">{noticeEnd(ends_on, dateToday())}</span>
    </aside>
  )
}

export function noticeEnd(ends_on: PlainDate, today: PlainDate): string {
  return ends_on === today ? 'Hasta hoy' : `Hasta el ${formatPlainDate(ends_on)}`
}
