import { readHours } from '#contract/hours/read-hours.ts'
import { equalDays, sayDays, sayHolidays, sayShifts } from '#contract/hours/say-hours.ts'
import { isClosedWeek } from '#contract/hours/week.ts'
import { IconAlertCircle, IconCheck } from '#web/ui/icons.ts'
import styles from './sign.module.css'

type SignReadingProps = {
  text: string
  /** Number of holidays that the line answers. */
  answers: number
  /** Called with a corrected text. */
  onWrite: (text: string) => void
}

/** Shows how the line is understood, or the part that is not, with suggestions. */
export function SignReading({ text, answers, onWrite }: SignReadingProps) {
  if (text.trim() === '') return null
  const { hours, holidays, faults } = readHours(text)
  const [fault] = faults
  if (fault) {
    const write = (suggestion: string) =>
      onWrite(text.slice(0, fault.at) + suggestion + text.slice(fault.end))
    return (
      <div
        className={`outlined pending mt-12 rounded-chip px-16 py-12 ${styles.fault}`}
        aria-live="polite"
      >
        <p className={`flex gap-8 strong ${styles.line}`}>
          <IconAlertCircle size={20} aria-hidden />
          <span>
            {text.slice(0, fault.at)}
            <mark>{text.slice(fault.at, fault.end)}</mark>
            {text.slice(fault.end)}
          </span>
        </p>
        <p>{fault.error}</p>
        {fault.suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className={`strong surface rounded-chip px-16 ink py-8 ${styles.suggestion}`}
            onClick={() => write(suggestion)}
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
