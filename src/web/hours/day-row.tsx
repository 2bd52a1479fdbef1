import { shiftsOfDay } from '#contract/hours/read-day.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { Button } from '#web/ui/button.tsx'
import { IconChevronDown, IconCopy, IconMoon } from '#web/ui/icons.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { CopyDay } from './copy-day.tsx'
import { dayName } from './hours-labels.ts'
import type { WeekTexts } from './hours-values.ts'
import { ShiftFields } from './shift-fields.tsx'
import type { HoursForm } from './use-hours-form.ts'
import styles from './week.module.css'

/** Shown for a day whose hours cannot be read. */
export const TO_CORRECT = 'por corregir'

/** Shown alone in a row; `sayTexts` writes it in lower case, for sentences. */
const CLOSED = 'Cerrado'

type DayRowProps = {
  form: HoursForm
  name: string
  day: Weekday
  week: WeekTexts
  /** Whether the fields of the day are unfolded. Only phones fold days. */
  isOpen: boolean
  onOpen: () => void
  copyId: string
  isCopying: boolean
  onCopying: (isCopying: boolean) => void
  onCopy: (days: readonly Weekday[]) => void
  onChange: (textsOf: (texts: readonly string[]) => string[]) => void
}

export function DayRow(props: DayRowProps) {
  const { form, name, day, week, isOpen, isCopying } = props
  const texts = week[day]
  const firstId = form.idOf(`${name}.0`)

  function open() {
    props.onOpen()
    requestAnimationFrame(() => document.getElementById(firstId)?.focus())
  }

  return (
    <div className={styles.row} data-day data-open={isOpen || undefined}>
      <button type="button" className={styles.line} data-line aria-expanded={false} onClick={open}>
        <span className={styles.short} aria-hidden>
          {dayName(day).slice(0, 3)}
        </span>
        <span className="visually-hidden">{dayName(day)}</span>
        <span className={styles.said}>
          {texts.length === 0 ? CLOSED : unbroken(sayTexts(texts), SHIFT)}
        </span>
        <IconChevronDown size={22} aria-hidden />
      </button>
      <div className={`grid align-center ${styles.body}`}>
        <span className={`bold ${styles.day}`}>{dayName(day)}</span>
        {texts.length === 0 ? (
          <>
            <span className={`row gap-12 muted min-h-54 ${styles.closed}`}>
              <IconMoon size={22} aria-hidden />
              {CLOSED}
            </span>
            <Button
              id={firstId}
              variant="text"
              size="small"
              className={styles.action!}
              onClick={() => {
                props.onChange(() => [''])
                requestAnimationFrame(() => document.getElementById(firstId)?.focus())
              }}
            >
              Abrir<span className="visually-hidden"> el {WEEKDAY_NAMES[day]}</span>
            </Button>
          </>
        ) : (
          <ShiftFields
            form={form}
            name={name}
            texts={texts}
            onChange={props.onChange}
            nextDay={WEEKDAY_NAMES[WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length]!]}
          >
            <Button
              id={props.copyId}
              variant="text"
              size="small"
              className={styles.action!}
              icon={IconCopy}
              aria-expanded={isCopying}
              onClick={() => props.onCopying(!isCopying)}
            >
              Copiar a…<span className="visually-hidden"> (el {WEEKDAY_NAMES[day]})</span>
            </Button>
          </ShiftFields>
        )}
      </div>
      {isCopying && (
        <CopyDay
          from={day}
          texts={texts}
          onCopy={props.onCopy}
          onClose={() => props.onCopying(false)}
        />
      )}
    </div>
  )
}

/** Returns '9:30–14:00 · 17:00–20:30', 'cerrado' or 'por corregir'. */
export function sayTexts(texts: readonly string[]): string {
  const shifts = shiftsOfDay(texts)
  return shifts === undefined ? TO_CORRECT : sayShifts(shifts)
}
