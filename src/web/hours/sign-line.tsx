import { useState } from 'react'
import type { Holiday } from '#contract/holidays.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { equalDays, sayDays, sayHolidays, sayShifts } from '#contract/hours/say-hours.ts'
import { isClosedWeek } from '#contract/hours/week.ts'
import { focusControl, focusSoon, whenReleased } from '#web/forms/controls.ts'
import { TextArea } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconAlertCircle, IconCheck, IconPencil } from '#web/ui/icons.ts'
import { moveLineIntoDays } from './move-line-into-days.ts'
import styles from './sign.module.css'
import type { HoursForm } from './use-hours-form.ts'

const MOVED_PARTS = ['regular', 'told', 'by_appointment', 'special', 'line'] as const

type SignLineProps = {
  form: HoursForm
  holidays: readonly Holiday[]
  today: PlainDate
  /** True for a shop without hours, which enters a week fastest as one line. */
  isOpenAtFirst: boolean
}

/** The whole week in one line, as on a sign. On blur the line is moved into the fields of the days and holidays. */
export function SignLine({ form, holidays, today, isOpenAtFirst }: SignLineProps) {
  const { values, change, fieldErrors, idOf, latest } = form
  const [isOpen, setOpen] = useState(isOpenAtFirst)

  if (!isOpen && values.line === '' && fieldErrors.line === undefined) {
    return (
      <Button
        variant="text"
        size="small"
        icon={IconPencil}
        onClick={() => {
          setOpen(true)
          focusSoon(idOf('line'))
        }}
      >
        Escribir la semana en una línea
      </Button>
    )
  }

  function leave() {
    whenReleased(() => {
      if (document.activeElement?.id === idOf('line')) return
      const before = latest().values
      const moved = moveLineIntoDays(before, holidays, today)
      if (moved === before) return
      for (const part of MOVED_PARTS) change(part, moved[part])
    })
  }

  return (
    <div className={`card ${styles.line}`}>
      <TextArea
        {...form.field('line')}
        rows={2}
        help="Como en el cartel de la puerta: L-V 9:30-14 y 17-20:30, S 10-14. Al salir se reparte en los días."
        autoCapitalize="none"
        spellCheck={false}
        onBlur={leave}
      />
      <SignReading
        text={values.line}
        answers={moveLineIntoDays(values, holidays, today).special.length - values.special.length}
        onWrite={(text) => {
          change('line', text)
          focusControl(idOf('line'))
        }}
      />
    </div>
  )
}

type SignReadingProps = {
  text: string
  /** Number of holidays that the line answers. */
  answers: number
  onWrite: (text: string) => void
}

function SignReading({ text, answers, onWrite }: SignReadingProps) {
  if (text.trim() === '') return null
  const { hours, holidays, faults } = readHours(text)
  const [fault] = faults
  if (fault) {
    const [before, after] = [text.slice(0, fault.at), text.slice(fault.end)]
    return (
      <div
        className={`outlined pending mt-12 rounded-chip px-16 py-12 ${styles.fault}`}
        aria-live="polite"
      >
        <p className={`flex gap-8 strong ${styles.line}`}>
          <IconAlertCircle size={20} aria-hidden />
          <span>
            {before}
            <mark>{text.slice(fault.at, fault.end)}</mark>
            {after}
          </span>
        </p>
        <p>{fault.error}</p>
        {fault.suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className={`strong surface rounded-chip px-16 ink py-8 ${styles.suggestion}`}
            onClick={() => onWrite(before + suggestion + after)}
          >
            Sí, {suggestion}
          </button>
        ))}
      </div>
    )
  }
  const { regular, always_open, by_appointment } = hours!
  return (
    <div className="outlined ok mt-12 rounded-chip px-16 py-12" aria-live="polite">
      <p className={`flex gap-8 strong ${styles.line}`}>
        <IconCheck size={20} aria-hidden />
        Lo entendemos así:
      </p>
      {always_open && <p>Abierto 24 horas</p>}
      {!always_open && !isClosedWeek(regular) && (
        <dl className="mt-8">
          {equalDays(regular).map(({ days, shifts }) => (
            <div key={days[0]} className="cluster between gap-x-12 py-4">
              <dt>{sayDays(days)}</dt>
              <dd>{sayShifts(shifts)}</dd>
            </div>
          ))}
        </dl>
      )}
      {by_appointment && <p>Con cita previa</p>}
      {holidays && (
        <p>
          Festivos: {sayHolidays(holidays)}. {answersFor(answers)}
        </p>
      )}
    </div>
  )
}

function answersFor(count: number): string {
  if (count === 0) return 'Ahora no hay ninguno por contestar.'
  return count === 1 ? 'Vale para el que viene.' : `Vale para los ${count} que vienen.`
}
