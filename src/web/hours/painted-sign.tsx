import { readHours } from '#contract/hours/read-hours.ts'
import { isClosedWeek } from '#contract/hours/week.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { groupDays, startWithDays } from './day-groups.ts'
import { sayTexts } from './day-row.tsx'
import { type HoursValues, textsOf, weekOf } from './hours-values.ts'
import styles from './sign.module.css'

/** A live preview of the week as painted on the shop's door. */
export function PaintedSign({ values }: { values: HoursValues }) {
  const fromLine = values.line.trim() === '' ? undefined : readHours(values.line).hours
  const week = fromLine ? textsOf(fromLine.regular) : values.regular
  const isAlways = values.told === 'always' || fromLine?.always_open === true
  const byAppointment = values.by_appointment || fromLine?.by_appointment === true
  const isEmpty = isClosedWeek(weekOf(week)) && groupDays((day) => sayTexts(week[day])).length === 1
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
          {isAlways && <p className={`strong tabular ${styles.hours}`}>Abierto 24 horas</p>}
          {!isAlways && isEmpty && !byAppointment && (
            <p className={`strong tabular ${styles.hours}`}>Aún sin horas</p>
          )}
          {!isAlways && !isEmpty && (
            <dl>
              {groupDays((day) => sayTexts(week[day])).map(({ days, words }) => (
                <div key={words}>
                  <dt className={`small strong mt-10 ${styles.days}`}>{startWithDays(days)}</dt>
                  <dd className={`strong tabular ${styles.hours}`}>{unbroken(words, SHIFT)}</dd>
                </div>
              ))}
            </dl>
          )}
          {byAppointment && <p className={`strong tabular ${styles.hours}`}>Con cita previa</p>}
        </div>
      </div>
    </section>
  )
}
