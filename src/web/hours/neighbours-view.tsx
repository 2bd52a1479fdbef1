import type { Category } from '#contract/categories.ts'
import type { ListedCommerceDetail } from '#contract/directory.ts'
import { weekdayOf } from '#contract/hours/dates.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { isShut } from '#web/commerces/open-words.ts'
import { Card, CardBody, CardPicture } from '#web/ui/card.tsx'

type NeighboursViewProps = {
  /** The public data of the shop. */
  shown: ListedCommerceDetail
  categories: readonly Category[]
  today: string
}

/** 'Así lo ven ahora tus vecinos': the saved hours, not those in the form. */
export function NeighboursView({ shown, categories, today }: NeighboursViewProps) {
  const { name, hours } = shown
  return (
    <section className="stack gap-12" aria-labelledby="vecinos">
      <h2 id="vecinos" className="small-title">
        Así lo ven ahora tus vecinos
      </h2>
      <Card>
        <CardPicture>
          <CommercePhoto
            commerce={shown}
            shop={facadeOf(shown, categories)}
            sizes="320px"
            alt={`Foto de ${name}`}
            isShut={isShut(shown)}
          />
        </CardPicture>
        <CardBody>
          <p className="mb-8 name">{name}</p>
          <OpenBadge shop={shown} closedUntil={hours?.closure?.to} />
          {hours === null ? (
            <p className="note tabular">Sin horario: no se dice si está abierto.</p>
          ) : (
            <p className="note tabular">
              Hoy, {WEEKDAY_NAMES[weekdayOf(today)]}
              <br />
              {sayShifts(shiftsOn(hours, today).shifts)}
            </p>
          )}
        </CardBody>
      </Card>
    </section>
  )
}
