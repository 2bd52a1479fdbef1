import { useRef, useState } from 'react'
import { readDate, sayDate } from '#contract/hours/read-date.ts'
import { Field, useFieldIds } from '#web/forms/field.tsx'
import { whenReleased } from '#web/forms/when-released.ts'
import { IconCalendar } from '#web/ui/icons.ts'
import styles from './special-days.module.css'

type DateFieldProps = {
  id: string
  label: string
  help?: string
  /** As it is typed: '10 de agosto', '10/8'. */
  value: string
  error: string | undefined
  today: string
  onChange: (text: string) => void
}

/** A day as it is said, with the calendar of the browser as another way. */
export function DateField({ id, label, help, value, error, today, onChange }: DateFieldProps) {
  const calendar = useRef<HTMLInputElement>(null)
  const [isFocused, setFocused] = useState(false)
  const read = value.trim() === '' ? undefined : readDate(value, today)
  const told = error ?? (!isFocused && read && 'error' in read ? read.error : undefined)
  const ids = useFieldIds(id, help, told)
  const date = read && 'date' in read ? read.date : ''

  function leave() {
    whenReleased(() => {
      if (document.activeElement?.id === id) return
      setFocused(false)
      if (date !== '') onChange(sayDate(date, today))
    })
  }

  return (
    <Field label={label} help={help} error={told} ids={ids}>
      <div
        className="flex relative rounded-field field-box min-h-54"
        data-bad={told ? true : undefined}
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
          className={styles.calendar}
          tabIndex={-1}
          aria-hidden
          value={date}
          onChange={(event) => {
            if (event.target.value !== '') onChange(sayDate(event.target.value, today))
          }}
        />
        <input
          {...ids.control}
          className={`field-input ${styles.input}`}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          onFocus={() => setFocused(true)}
          onBlur={leave}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Field>
  )
}
