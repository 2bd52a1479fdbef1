import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { capitalize } from '#contract/spanish.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { Segments } from '#web/ui/segments.tsx'
import { type Answer, type HolidayRow, nextKey, specialFor } from './holiday-values.ts'
import { dateOf, type SpecialValues } from './hours-values.ts'
import { ShiftFields } from './shift-fields.tsx'
import styles from './special-days.module.css'
import type { HoursForm } from './use-hours-form.ts'

type HolidayDaysProps = {
  form: HoursForm
  rows: readonly HolidayRow[]
  today: PlainDate
  setAll: (update: (special: SpecialValues[]) => SpecialValues[]) => void
  onChange: (index: number, changesOf: ChangesOf) => void
}

export type ChangesOf = (day: SpecialValues) => Partial<SpecialValues>

const CLOSED = { value: 'closed', name: 'Cierro' } as const
const OPEN = { value: 'open', name: 'Abro' } as const
const OTHER = { value: 'other', name: 'Otras horas' } as const

/** The town's holidays, whether the shop has answered them or not. Each answer is stored as a special day. */
export function HolidayDays({ form, rows, today, setAll, onChange }: HolidayDaysProps) {
  function save(row: HolidayRow, answer: Answer) {
    setAll((special) => {
      const { index } = row
      if (index === undefined) return [...special, specialFor(row, answer, nextKey(special), today)]
      return special.with(index, specialFor(row, answer, special[index]!.key, today))
    })
  }

  return rows.map((row) => {
    const { index, answer, usual } = row
    const { id, date, name, opening } = row.holiday
    const dateWords = formatWeekday(date)
    const day = index === undefined ? undefined : form.values.special[index]
    return (
      <li
        key={`holiday-${id}`}
        className={`grid align-start line-top ${styles.day}`}
        data-unanswered={answer === undefined || undefined}
      >
        <div>
          <h3 className="small-title">{capitalize(dateWords)}</h3>
          <p className={`note ${styles.help}`}>
            {name}
            {opening && ', se puede abrir'}
            {answer === undefined && '. Sin responder.'}
          </p>
        </div>
        <div>
          <Segments
            label={`Qué haces: ${dateWords}, ${name}`}
            value={answer}
            options={usual.length > 0 ? [CLOSED, OPEN, OTHER] : [CLOSED, OTHER]}
            onChange={(chosen: Answer) => save(row, chosen)}
          />
        </div>
        {answer === 'other' && day && (
          <SpecialShifts form={form} index={index!} day={day} today={today} onChange={onChange} />
        )}
      </li>
    )
  })
}

type SpecialShiftsProps = Pick<HolidayDaysProps, 'form' | 'today' | 'onChange'> & {
  index: number
  day: SpecialValues
}

export function SpecialShifts({ form, index, day, today, onChange }: SpecialShiftsProps) {
  const date = day.to.trim() === '' ? dateOf(day.from, today) : undefined
  return (
    <div className="full-row">
      <ShiftFields
        form={form}
        path={`special.${index}.shifts`}
        texts={fieldsOf(day.shifts)}
        nextDay={date && WEEKDAY_NAMES[weekdayOf(addDays(date, 1))]}
        onChange={(update) =>
          onChange(index, ({ shifts }) => ({ shifts: update(fieldsOf(shifts)) }))
        }
      />
    </div>
  )
}

/** A day with special hours always has a field, even if it is empty. */
export const fieldsOf = (shifts: string[]) => (shifts.length === 0 ? [''] : shifts)
