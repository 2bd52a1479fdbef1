import { useState } from 'react'
import { WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { focusSoon } from '#web/forms/controls.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { nameDays } from './day-groups.ts'
import { DayRow } from './day-row.tsx'
import type { WeekTexts } from './hours-values.ts'
import type { HoursForm } from './use-hours-form.ts'

type WeekGridProps = {
  form: HoursForm
  /** Path of the week in the form: 'regular', 'seasons.0.week'. */
  path: string
  label: string
  week: WeekTexts
  onChange: (update: (week: WeekTexts) => WeekTexts) => void
}

export function WeekGrid({ form, path, label, week, onChange }: WeekGridProps) {
  const isEmpty = WEEKDAYS.every((day) => week[day].length === 0)
  const [openDay, setOpenDay] = useState<Weekday | undefined>(isEmpty ? 'mon' : undefined)
  // The day of which the dialog «Copiar a…» is open.
  const [copySource, setCopySource] = useState<Weekday>()
  const isWrong = (day: Weekday) =>
    Object.keys(form.fieldErrors).some((field) => field.startsWith(`${path}.${day}.`))

  function copy(from: Weekday, days: readonly Weekday[]) {
    onChange((current) => ({
      ...current,
      ...Object.fromEntries(days.map((day) => [day, [...current[from]]])),
    }))
    setCopySource(undefined)
    focusSoon(buttonOf(from))
    toast({ message: `Copiado: ${nameDays(days)}.`, onUndo: () => onChange(() => week) })
  }

  const buttonOf = (day: Weekday) => `${form.idOf(path)}-${day}-copy`

  return (
    <Card className="container">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with rows of its own */}
      <div className="divided" id={form.idOf(path)} role="group" aria-label={label} tabIndex={-1}>
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            form={form}
            path={`${path}.${day}`}
            day={day}
            week={week}
            isOpen={openDay === day || isWrong(day) || copySource === day}
            onOpen={() => setOpenDay(day)}
            copyId={buttonOf(day)}
            isCopying={copySource === day}
            onCopying={(isCopying) => {
              setCopySource(isCopying ? day : undefined)
              if (!isCopying) focusSoon(buttonOf(day))
            }}
            onCopy={(days) => copy(day, days)}
            onChange={(update) =>
              onChange((current) => ({ ...current, [day]: update(current[day]) }))
            }
          />
        ))}
      </div>
    </Card>
  )
}
