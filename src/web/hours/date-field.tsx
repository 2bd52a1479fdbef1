import { type ChangeEvent, useRef, useState } from 'react'
import { readDate, readSeasonDay, sayDate, saySeasonDay } from '#contract/hours/read-date.ts'
import { whenReleased } from '#web/forms/controls.ts'
import { Field, TextField, useFieldIds } from '#web/forms/field.tsx'
import { IconCalendar } from '#web/ui/icons.ts'
import styles from './special-days.module.css'

type DateFieldProps = {
  id: string
  label: string
  help?: string
  /** The typed text: '10 de agosto', '10/8'. */
  value: string
  error: string | undefined
  /** Without `today` the field is for a day of every year: '15 de junio'. */
  today?: string
  onChange: (text: string) => void
}

export function DateField({ id, label, help, value, error, today, onChange }: DateFieldProps) {
  const calendar = useRef<HTMLInputElement>(null)
  const [isFocused, setFocused] = useState(false)
  const reading = value.trim() === '' ? {} : readText(value, today)
  const shownError = error ?? (isFocused ? undefined : reading.error)
  const ids = useFieldIds(id, help, shownError)

  function leave() {
    whenReleased(() => {
      if (document.activeElement?.id === id) return
      setFocused(false)
      if (reading.text !== undefined) onChange(reading.text)
    })
  }

  const control = {
    value,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'next',
    onFocus: () => setFocused(true),
    onBlur: leave,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  } as const
  if (today === undefined)
    return <TextField id={id} label={label} error={shownError} {...control} />
  return (
    <Field label={label} help={help} error={shownError} ids={ids}>
      <div
        className="flex relative rounded-field field-box min-h-54"
        data-bad={shownError ? true : undefined}
      >
        <button
          type="button"
          className={`grid place-center flex-none rounded-field ${styles.open}`}
          aria-label={`Elegir en el calendario: ${label.toLowerCase()}`}
          onClick={() => calendar.current?.showPicker()}
        >
          <IconCalendar size={24} aria-hidden />
        </button>
        <input
          ref={calendar}
          type="date"
          className={`absolute ${styles.calendar}`}
          tabIndex={-1}
          aria-hidden
          value={reading.date ?? ''}
          onChange={(event) => {
            if (event.target.value !== '') onChange(sayDate(event.target.value, today))
          }}
        />
        <input {...ids.control} className={`field-input ${styles.input}`} {...control} />
      </div>
    </Field>
  )
}

/** `text` is the date in the standard form. If the typed text cannot be read, only `error` is set. */
type DateReading = { error?: string; date?: string; text?: string }

function readText(text: string, today: string | undefined): DateReading {
  if (today === undefined) {
    const read = readSeasonDay(text)
    return 'day' in read ? { text: saySeasonDay(read.day) } : read
  }
  const read = readDate(text, today)
  return 'date' in read ? { date: read.date, text: sayDate(read.date, today) } : read
}
