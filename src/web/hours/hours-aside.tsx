import type { Category } from '#contract/categories.ts'
import type { ListedCommerceDetail } from '#contract/directory.ts'
import { weekdayOf } from '#contract/hours/dates.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { isClosedWeek } from '#contract/hours/week.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { capitalize } from '#contract/spanish.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { isShut } from '#web/commerces/open-words.ts'
import { Card, CardBody, CardPicture } from '#web/ui/card.tsx'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { groupDays, startWithDays } from './day-groups.ts'
import { sayTexts } from './day-row.tsx'
import { type HoursValues, textsOf, weekOf } from './hours-values.ts'
import styles from './sign.module.css'

export function PaintedSign({ values }: { values: HoursValues }) {
  const fromLine = values.line.trim() === '' ? undefined : readHours(values.line).hours
  const week = fromLine ? textsOf(fromLine.regular) : values.regular
  const isAlways = values.told === 'always' || fromLine?.always_open === true
  const byAppointment = values.by_appointment || fromLine?.by_appointment === true
  const groups = groupDays((day) => sayTexts(week[day]))
  // A text with an error counts as closed, but its day has other words ('por corregir') than closed days.
  const isEmpty = isClosedWeek(weekOf(week)) && groups.length === 1
  return (
    <section className="stack" aria-labelledby="cartel">
      <h2 id="cartel" className="small-title">
        Así se pintaría en la puerta
      </h2>
      <svg className={styles.string} viewBox="0 0 120 34" aria-hidden="true">
        <path d="M60 5 4 33M60 5l56 28" />
        <circle cx="60" cy="5" r="5" />
      </svg>
      <div className={`rounded-button p-10 shadow ${styles.sign}`}>
        <div className={`centered ${styles.painted}`}>
          <p className={styles.title} aria-hidden>
            Horario
          </p>
          {isAlways && <p className="strong tabular mt-10">Abierto 24 horas</p>}
          {!isAlways && isEmpty && !byAppointment && <p className="strong mt-10">Aún sin horas</p>}
          {!isAlways && !isEmpty && (
            <dl>
              {groups.map(({ days, words }) => (
                <div key={words}>
                  <dt className={`small strong mt-10 ${styles.days}`}>{startWithDays(days)}</dt>
                  <dd className="strong tabular">{unbroken(capitalize(words), SHIFT)}</dd>
                </div>
              ))}
            </dl>
          )}
          {byAppointment && <p className="strong mt-10">Con cita previa</p>}
        </div>
      </div>
    </section>
  )
}

type NeighboursViewProps = {
  publicShop: ListedCommerceDetail
  categories: readonly Category[]
  today: string
}

/** 'Así lo ven ahora tus vecinos': the saved hours, not those in the form. */
export function NeighboursView({ publicShop, categories, today }: NeighboursViewProps) {
  const { name, hours } = publicShop
  return (
    <section className="stack gap-12" aria-labelledby="vecinos">
      <h2 id="vecinos" className="small-title">
        Así lo ven ahora tus vecinos
      </h2>
      <Card>
        <CardPicture>
          <CommercePhoto
            commerce={publicShop}
            shop={facadeOf(publicShop, categories)}
            sizes="320px"
            alt={`Foto de ${name}`}
            isShut={isShut(publicShop)}
          />
        </CardPicture>
        <CardBody>
          <p className="mb-8 name">{name}</p>
          <OpenBadge shop={publicShop} closedUntil={hours?.closure?.to} />
          {hours === null ? (
            <p className="note tabular">Sin horario: no se dice si está abierto.</p>
          ) : (
            <p className="note tabular">
              Hoy, {WEEKDAY_NAMES[weekdayOf(today)]}
              <br />
              {capitalize(sayShifts(shiftsOn(hours, today).shifts))}
            </p>
          )}
        </CardBody>
      </Card>
    </section>
  )
}
