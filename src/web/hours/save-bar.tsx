import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/hours/weekdays.ts'
import { isSameJson } from '#contract/same-json.ts'
import { joinWords } from '#contract/spanish.ts'
import { FormFoot } from '#web/forms/form-frame.tsx'
import { MainAction } from '#web/screens/main-action.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './hours.module.css'
import type { HoursValues } from './hours-values.ts'
import type { HoursForm } from './use-hours-form.ts'

type SaveBarProps = { form: HoursForm; saved: HoursValues; hasSavedHours: boolean }

export function SaveBar({ form, saved, hasSavedHours }: SaveBarProps) {
  const { values, isDirty, isSubmitting, fieldErrors } = form
  const isRefused = Object.keys(fieldErrors).length > 0 || form.formError !== undefined
  const words = isRefused ? 'Nada se ha guardado todavía.' : changedWords(saved, values)
  const discard = isDirty && (
    <Button variant="text" onClick={form.clear}>
      Descartar
    </Button>
  )
  const save = (
    <Button type="submit" isBusy={isSubmitting} busyLabel="Guardando…">
      Guardar horario
    </Button>
  )
  return (
    <>
      <div className={`hide-empty ${styles.foot}`}>
        <FormFoot form={form} />
      </div>
      <div className={`row wrap between card no-phone gap-8 gap-x-20 outlined z-1 ${styles.bar}`}>
        <p className={`muted ${styles.words}`} role="status">
          {words ?? (hasSavedHours ? 'Está todo guardado.' : 'Aún no dices tu horario.')}
        </p>
        <div className="cluster gap-8">
          {discard}
          {save}
        </div>
      </div>
      <div className="phone-only grid">{discard}</div>
      <MainAction>{save}</MainAction>
    </>
  )
}

/** Maximum number of days that are named one by one. More days are named 'la semana'. */
const MAX_DAYS = 3

export function changedWords(before: HoursValues, now: HoursValues): string | undefined {
  const isChanged = (part: keyof HoursValues) => !isSameJson(before[part], now[part])
  const days = WEEKDAYS.filter((day) => !isSameJson(before.regular[day], now.regular[day]))
  const isWeek = days.length > MAX_DAYS || now.line.trim() !== ''
  const parts = [
    ...(isWeek ? ['la semana'] : days.map((day) => `el ${WEEKDAY_NAMES[day]}`)),
    ...(isChanged('seasons') ? ['las temporadas'] : []),
    ...(isChanged('special') ? ['los días especiales'] : []),
    ...(isChanged('closure') ? ['el cierre'] : []),
    ...(isChanged('told') || isChanged('by_appointment') ? ['cómo se muestra tu horario'] : []),
  ]
  return parts.length === 0 ? undefined : `Has cambiado ${joinWords(parts)}. Aún no lo ve nadie.`
}
