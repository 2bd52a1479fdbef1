import type { ListedCommerceDetail } from '#contract/directory.ts'
import { CLOSED_FOR } from '#contract/hours/closure.ts'
import type { Notice } from '#drawing/shutter.ts'
import { formatOpening, formatPlainDate } from '#web/commerces/open-words.ts'
import { toPlainDate } from '#web/format/dates.ts'
import { IconSun } from '#web/ui/icons.ts'

/** Returns the lines on the drawn shutter of a shop that is closed for some days; undefined for other shops. */
export function shutterNotice(shop: ListedCommerceDetail): Notice | undefined {
  const { open_state, opens_at, closed_for } = shop
  if (open_state !== 'holiday') return undefined
  const reason = `Cerrado ${CLOSED_FOR[closed_for ?? 'other']}`
  if (opens_at === null) return [reason, 'Hasta nuevo aviso']
  return [reason, `Volvemos el ${formatPlainDate(toPlainDate(new Date(opens_at)))}`]
}

export function HolidayNote({ shop }: { shop: ListedCommerceDetail }) {
  const { open_state, opens_at, hours } = shop
  const note = hours?.closure?.note
  if (open_state !== 'holiday' || (opens_at === null && !note)) return null
  return (
    <div className="flex gap-16 mb-24 sunken rounded-button py-16 px-20 outlined">
      <IconSun size={26} aria-hidden />
      <div>
        {note && <p>«{note}»</p>}
        {opens_at && <p className="bold">Abre el {formatOpening(opens_at)}.</p>}
      </div>
    </div>
  )
}
