import { type ReactNode, useState } from 'react'
import { signTime } from '#contract/hours/clock-time.ts'
import { type FieldReading, readDay } from '#contract/hours/read-day.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { lastsPastMidnight } from '#contract/hours/week.ts'
import { focusControl, focusSoon, whenReleased } from '#web/forms/controls.ts'
import { Button } from '#web/ui/button.tsx'
import { IconAlertCircle, IconCheck, IconMoon, IconPlus } from '#web/ui/icons.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { HOURS_LABELS } from './hours-labels.ts'
import { standardTexts } from './hours-values.ts'
import type { HoursForm } from './use-hours-form.ts'
import styles from './week.module.css'

type ShiftFieldsProps = {
  form: Pick<HoursForm, 'idOf' | 'fieldErrors'>
  /** Path of the day in the form: 'regular.mon'. */
  path: string
  texts: readonly string[]
  /** `update` gets the latest texts, because other fields may have changed meanwhile. */
  onChange: (update: (texts: readonly string[]) => string[]) => void
  /** The day on which a shift past midnight ends. */
  nextDay?: string | undefined
  children?: ReactNode
}

/** One field for each shift of a day. Leaving a field rewrites the text in the standard form, or shows an error. */
export function ShiftFields({ form, path, texts, onChange, nextDay, children }: ShiftFieldsProps) {
  const [focusedIndex, setFocusedIndex] = useState<number>()
  const readings = readDay(texts)
  const idOf = (index: number) => form.idOf(`${path}.${index}`)
  const errorOf = (index: number) => form.fieldErrors[`${path}.${index}`]
  const isWrong = (index: number) =>
    errorOf(index) !== undefined || (focusedIndex !== index && 'error' in readings[index]!)

  const write = (index: number, text: string) => onChange((current) => current.with(index, text))

  function leave(index: number) {
    whenReleased(() => {
      if (document.activeElement?.id === idOf(index)) return
      setFocusedIndex((current) => (current === index ? undefined : current))
      onChange(standardTexts)
    })
  }

  function leaveDay(day: HTMLElement) {
    whenReleased(() => {
      if (day.contains(document.activeElement)) return
      onChange((current) => current.filter((text) => text.trim() !== ''))
    })
  }

  function add() {
    onChange((current) => [...current, ''])
    focusSoon(idOf(texts.length))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for blur events of its fields
    <div
      className={styles.shiftFieldsDay}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leaveDay(currentTarget)
      }}
    >
      <div className={`row wrap min-w-0 gap-8 gap-x-12 ${styles.fields}`}>
        {texts.map((text, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is identified by its position
            key={index}
            id={idOf(index)}
            className={`min-w-0 tabular rounded-field field-box min-h-54 ${styles.field}`}
            value={text}
            aria-label={HOURS_LABELS[`${path}.${index}`]}
            aria-invalid={isWrong(index) || undefined}
            aria-describedby={`${idOf(index)}-note`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
            onFocus={() => setFocusedIndex(index)}
            onBlur={() => leave(index)}
            onChange={(event) => write(index, event.target.value)}
          />
        ))}
        {texts.length === 1 && (
          <Button variant="text" size="small" className={styles.add!} icon={IconPlus} onClick={add}>
            Añadir tarde
          </Button>
        )}
      </div>
      {children}
      <div className={`stack small loose ${styles.notes}`} aria-live="polite">
        {readings.map((reading, index) => (
          <ShiftNote
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is identified by its position
            key={index}
            id={`${idOf(index)}-note`}
            reading={reading}
            error={errorOf(index)}
            focusedText={focusedIndex === index ? texts[index]! : undefined}
            nextDay={nextDay}
            onWrite={(suggestion) => {
              write(index, suggestion)
              focusControl(idOf(index))
            }}
          />
        ))}
      </div>
    </div>
  )
}

type ShiftNoteProps = {
  id: string
  reading: FieldReading
  /** The error of the last save. */
  error: string | undefined
  /** The current text while the field has the focus. */
  focusedText: string | undefined
  nextDay: string | undefined
  onWrite: (text: string) => void
}

function ShiftNote({ id, reading, error, focusedText, nextDay, onWrite }: ShiftNoteProps) {
  if ('error' in reading) {
    if (focusedText !== undefined && error === undefined) return null
    return <Fault id={id} {...reading} onWrite={onWrite} />
  }
  if (error !== undefined) return <Fault id={id} error={error} suggestions={[]} onWrite={onWrite} />
  const { shifts } = reading
  const understood = sayShifts(shifts)
  const last = shifts.at(-1)
  const typed = focusedText?.trim() ?? ''
  const isNotStandard = typed !== '' && typed !== understood
  const isNight = last !== undefined && nextDay !== undefined && lastsPastMidnight(last)
  if (!isNotStandard && !isNight) return null
  return (
    <div id={id}>
      {isNotStandard && (
        <p className="icon-line ok-text">
          <IconCheck size={20} aria-hidden />
          <span>
            Lo entendemos como <strong className="bold">{unbroken(understood, SHIFT)}</strong>
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
