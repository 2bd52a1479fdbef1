import { useState } from 'react'
import { shiftsOfDay } from '#contract/hours/read-day.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { formatCount } from '#contract/numbers.ts'
import { capitalize, joinWords } from '#contract/spanish.ts'
import { focusSoon } from '#web/forms/controls.ts'
import { Button } from '#web/ui/button.tsx'
import { IconChevronDown, IconCopy, IconMoon, IconX } from '#web/ui/icons.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { dayLetter } from './day-groups.ts'
import { dayName } from './hours-labels.ts'
import type { WeekTexts } from './hours-values.ts'
import { ShiftFields } from './shift-fields.tsx'
import type { HoursForm } from './use-hours-form.ts'
import styles from './week.module.css'

type DayRowProps = {
  form: HoursForm
  path: string
  day: Weekday
  week: WeekTexts
  /** Whether the fields of the day are unfolded. Days are folded only on phones. */
  isOpen: boolean
  onOpen: () => void
  copyId: string
  isCopying: boolean
  onCopying: (isCopying: boolean) => void
  onCopy: (days: readonly Weekday[]) => void
  onChange: (update: (texts: readonly string[]) => string[]) => void
}

export function DayRow(props: DayRowProps) {
  const { form, path, day, week, isOpen, isCopying } = props
  const texts = week[day]
  const firstId = form.idOf(`${path}.0`)

  function open() {
    props.onOpen()
    focusSoon(firstId)
  }

  return (
    <div className={styles.row} data-day data-open={isOpen || undefined}>
      <button
        type="button"
        className={`align-center gap-16 full-width inset-focus px-16 py-8 tap-large ${styles.line}`}
        data-unfold
        // The button is hidden while the day is open.
        aria-expanded={false}
        onClick={open}
      >
        <span className={`bold flex-none ${styles.short}`} aria-hidden>
          {dayName(day).slice(0, 3)}
        </span>
        <span className="visually-hidden">{dayName(day)}</span>
        <span className={`grow min-w-0 small tabular ${styles.said}`}>
          {unbroken(capitalize(sayTexts(texts)), SHIFT)}
        </span>
        <IconChevronDown size={22} aria-hidden />
      </button>
      <div className={`grid align-center gap-x-12 ${styles.body}`}>
        <span className={`bold ${styles.day}`}>{dayName(day)}</span>
        {texts.length === 0 ? (
          <>
            <span className={`row gap-12 muted min-h-54 ${styles.closed}`}>
              <IconMoon size={22} aria-hidden />
              {capitalize(sayTexts(texts))}
            </span>
            <Button
              id={firstId}
              variant="text"
              size="small"
              className={styles.action!}
              onClick={() => {
                props.onChange(() => [''])
                focusSoon(firstId)
              }}
            >
              Abrir<span className="visually-hidden"> el {WEEKDAY_NAMES[day]}</span>
            </Button>
          </>
        ) : (
          <ShiftFields
            form={form}
            path={path}
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

/** Returns '9:30–14:00 · 17:00–20:30' or 'cerrado'; 'por corregir' if the hours cannot be read. */
export function sayTexts(texts: readonly string[]): string {
  const shifts = shiftsOfDay(texts)
  return shifts === undefined ? 'por corregir' : sayShifts(shifts)
}

type CopyDayProps = {
  from: Weekday
  texts: readonly string[]
  onCopy: (days: readonly Weekday[]) => void
  onClose: () => void
}

const WEEKEND = WEEKDAYS.slice(5)

function CopyDay({ from, texts, onCopy, onClose }: CopyDayProps) {
  const others = WEEKDAYS.filter((day) => day !== from)
  // Proposes the other workdays, or the other day of the weekend.
  const [chosen, setChosen] = useState(() =>
    others.filter((day) => WEEKEND.includes(day) === WEEKEND.includes(from)),
  )
  const dayWords = WEEKDAY_NAMES[from]
  const title = `Copiar el ${dayWords} a…`
  const isUnderstood = shiftsOfDay(texts) !== undefined

  return (
    <section
      className={`sunken line-top ${styles.copy}`}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="row between gap-12">
        <h2 className="small-title">{title}</h2>
        <button
          type="button"
          className={`grid place-center tap-square rounded-button ${styles.close}`}
          aria-label="Cerrar"
          onClick={onClose}
        >
          <IconX size={24} aria-hidden />
        </button>
      </div>
      <div className={`grid gap-8 ${styles.days}`}>
        {others.map((day) => (
          <button
            key={day}
            type="button"
            className={`min-w-0 strong tap rounded-field field-box ${styles.toggle}`}
            aria-label={dayName(day)}
            aria-pressed={chosen.includes(day)}
            onClick={() =>
              setChosen(others.filter((other) => chosen.includes(other) !== (other === day)))
            }
          >
            {dayLetter(day)}
          </button>
        ))}
      </div>
      <p className="note mt-12 mb-12" aria-live="polite">
        {isUnderstood
          ? unbroken(resultOf(chosen, texts), SHIFT)
          : `Antes corrige las horas del ${dayWords}.`}
      </p>
      {isUnderstood && chosen.length > 0 && (
        <Button variant="soft" size="small" icon={IconCopy} onClick={() => onCopy(chosen)}>
          Copiar a {formatCount(chosen.length, 'día', 'días')}
        </Button>
      )}
    </section>
  )
}

function resultOf(days: readonly Weekday[], texts: readonly string[]): string {
  if (days.length === 0) return 'Elige a qué días.'
  const names = joinWords(days.map((day) => WEEKDAY_NAMES[day]))
  const verb = days.length === 1 ? 'pasará' : 'pasarán'
  return `${capitalize(names)} ${verb} a ${sayTexts(texts)}.`
}
