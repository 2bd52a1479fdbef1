import { signTime } from '#contract/hours/clock-time.ts'
import type { FieldReading } from '#contract/hours/read-day.ts'
import { lastsPastMidnight, sayShifts } from '#contract/hours/say-hours.ts'
import { Button } from '#web/ui/button.tsx'
import { IconAlertCircle, IconCheck, IconMoon } from '#web/ui/icons.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import styles from './week.module.css'

type ShiftNoteProps = {
  id: string
  reading: FieldReading
  /** The error of the last save. */
  error: string | undefined
  /** The current text while the field has the focus. */
  typed: string | undefined
  nextDay: string | undefined
  /** Called with a suggested text. */
  onWrite: (text: string) => void
}

/** Shown below a field: its interpretation while it has the focus, an error after it. */
export function ShiftNote({ id, reading, error, typed, nextDay, onWrite }: ShiftNoteProps) {
  if ('error' in reading) {
    if (typed !== undefined && error === undefined) return null
    return (
      <Fault id={id} error={reading.error} suggestions={reading.suggestions} onWrite={onWrite} />
    )
  }
  if (error !== undefined) return <Fault id={id} error={error} suggestions={[]} onWrite={onWrite} />
  const { shifts } = reading
  const said = sayShifts(shifts)
  const last = shifts.at(-1)
  const isNew = typed !== undefined && typed.trim() !== '' && typed.trim() !== said
  const isNight = last !== undefined && nextDay !== undefined && lastsPastMidnight(last)
  if (!isNew && !isNight) return null
  return (
    <div id={id}>
      {isNew && (
        <p className="icon-line ok-text">
          <IconCheck size={20} aria-hidden />
          <span>
            Lo entendemos como <strong className="bold">{unbroken(said, SHIFT)}</strong>
          </span>
        </p>
      )}
      {isNight && (
        <p className="icon-line muted">
          <IconMoon size={20} aria-hidden />
          <span>
            Cierras el {nextDay} a las {signTime(last[1])}. Si no es así, cámbialo.
          </span>
        </p>
      )}
    </div>
  )
}

type FaultProps = Pick<ShiftNoteProps, 'id' | 'onWrite'> & {
  error: string
  suggestions: readonly string[]
}

function Fault({ id, error, suggestions, onWrite }: FaultProps) {
  const yes = suggestions.length === 1 ? 'Sí, ' : ''
  return (
    <div className={styles.fault}>
      <p id={id} className="icon-line semibold danger">
        <IconAlertCircle size={20} aria-hidden />
        <span>{unbroken(error, SHIFT)}</span>
      </p>
      {suggestions.map((suggestion) => (
        <Button key={suggestion} variant="soft" size="small" onClick={() => onWrite(suggestion)}>
          {yes + suggestion.replace('-', '–')}
        </Button>
      ))}
    </div>
  )
}
