import type { Category } from '#contract/categories.ts'
import type { ListedCommerce, ListedCommerceDetail } from '#contract/directory.ts'
import { CLOSED_FOR } from '#contract/hours/closure.ts'
import { commercePath } from '#contract/site-paths.ts'
import type { Notice } from '#drawing/shutter.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { formatOpening, formatPlainDate, plainDateOf } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import { Card, CardBody, CardLink } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconChevronRight, IconSun } from '#web/ui/icons.ts'

/** Returns the notice on the shutter of a shop that is closed for some days. */
export function holidayNotice(
  { open_state, opens_at, closed_for }: ListedCommerceDetail,
  zone: string,
): Notice | undefined {
  if (open_state !== 'holiday') return undefined
  const why = `Cerrado ${CLOSED_FOR[closed_for ?? 'other']}`
  if (opens_at === null) return [why, 'Hasta nuevo aviso']
  const day = formatPlainDate(plainDateOf(new Date(opens_at), zone))
  return [why, `Volvemos el ${day}`]
}

/** The owner's note on the closure, and when the shop opens again. */
export function HolidayNote({ shop }: { shop: ListedCommerceDetail }) {
  const zone = useTimeZone()
  const { open_state, opens_at, hours } = shop
  const note = hours?.closure?.note
  if (open_state !== 'holiday' || (opens_at === null && !note)) return null
  return (
    <div className="flex gap-16 mb-24 sunken rounded-button py-16 px-20 outlined">
      <IconSun size={26} aria-hidden />
      <div>
        {note && <p>«{note}»</p>}
        {opens_at && <p className="bold">Abre el {formatOpening(opens_at, zone)}.</p>}
      </div>
    </div>
  )
}

type OpenMeanwhileProps = {
  shops: readonly ListedCommerce[]
  categories: readonly Category[]
  trade: string | undefined
}

/** Other shops to go to meanwhile. Renders nothing if there are none. */
export function OpenMeanwhile({ shops, categories, trade }: OpenMeanwhileProps) {
  if (shops.length === 0) return null
  return (
    <section className="mt-32 no-print" aria-labelledby="mientras">
      <h2 id="mientras" className="mb-16">
        Mientras tanto, abierto{trade && `: ${trade.toLowerCase()}`}
      </h2>
      <ul className="stack gap-12">
        {shops.map((shop) => (
          <li key={shop.id}>
            <Card as="article">
              <CardBody className="flex align-center gap-16">
                <Mark shop={facadeOf(shop, categories)} size={64} />
                <div className="grow min-w-0">
                  <h3 className="name">
                    <CardLink href={commercePath(shop)}>{shop.name}</CardLink>
                  </h3>
                  <p className="muted small">{shop.direction}</p>
                  <OpenBadge shop={shop} isShort />
                </div>
                <IconChevronRight size={24} aria-hidden />
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
