import type { Commerce } from '#contract/commerces.ts'
import type { Holiday } from '#contract/holidays.ts'
import { joinWords } from '#contract/spanish.ts'
import { storedUser } from '#web/api/session.ts'
import { saveHours } from '#web/commerces/calls.ts'
import { countErrors } from '#web/forms/check-form.ts'
import { focusControl } from '#web/forms/controls.ts'
import { useForm } from '#web/forms/use-form.ts'
import { mergeEdits, useMergedSave } from '#web/forms/use-merged-save.ts'
import { HOURS_LABELS } from './hours-labels.ts'
import { hoursSchema } from './hours-schema.ts'
import { type HoursValues, hoursOf, valuesOf } from './hours-values.ts'
import { moveLineIntoDays } from './move-line-into-days.ts'

export function useHoursForm(
  commerce: Commerce,
  holidays: readonly Holiday[],
  today: string,
  onSaved: (saved: Commerce) => Promise<void>,
) {
  const draft = `hours-${storedUser()?.id}-${commerce.id}`
  const form = useForm<HoursValues, Commerce>({
    schema: hoursSchema(today),
    initial: valuesOf(commerce.hours, today),
    labels: HOURS_LABELS,
    draft,
    countErrors: countHours,
    // After the next render, which unfolds a day with an error.
    focusControl: (_name, id) => requestAnimationFrame(() => focusControl(id)),
    send: ({ values }) => save(values),
    onSuccess(saved) {
      forgetBase()
      return onSaved(saved)
    },
    onError(error) {
      if (!(error instanceof HoursConflict)) return false
      form.showFormError(error.message)
      return true
    },
  })

  const { save, forgetBase } = useMergedSave<Commerce, HoursValues>({
    draft,
    loaded: commerce,
    send: (base, values) =>
      saveHours(base, hoursOf(moveLineIntoDays(values, holidays, today), today)),
    merge(base, current, written) {
      const saved = valuesOf(current.hours, today)
      const { values, conflicts } = mergeHours(valuesOf(base.hours, today), saved, written)
      form.rebase(saved, values)
      if (conflicts.length > 0) throw new HoursConflict(conflicts, current)
      return values
    },
  })

  return form
}

export type HoursForm = ReturnType<typeof useHoursForm>

/** Returns 'Hay 3 horas por corregir', or 'Hay 3 datos por corregir' if a field is not a shift. */
function countHours(names: readonly string[]): string {
  const areHours = names.every((name) => /\.\d$/.test(name))
  return countErrors(names.length, areHours ? 'hora' : 'dato')
}

/** Stops the save if somebody else changed the same parts. The next save overwrites those changes. */
class HoursConflict extends Error {
  constructor(conflicts: (keyof HoursValues)[], { hours_text }: Commerce) {
    const parts = joinWords(new Set(conflicts.map((part) => PART_NAMES[part])))
    const newHours =
      hours_text && conflicts.includes('regular') ? ` Ahora pone: «${hours_text}».` : ''
    super(
      `Otra persona ha cambiado ${parts} mientras escribías.${newHours} Guarda otra vez para dejar lo tuyo, o descarta tus cambios para ver lo suyo.`,
    )
  }
}

const PART_NAMES: Record<keyof HoursValues, string> = {
  told: 'cómo dices el horario',
  by_appointment: 'la cita previa',
  line: 'la semana',
  regular: 'la semana',
  seasons: 'las temporadas',
  special: 'los días especiales',
  closure: 'el cierre',
}

export function mergeHours(base: HoursValues, saved: HoursValues, written: HoursValues) {
  const { values, byOthers, conflicts } = mergeEdits(base, saved, written)
  // A typed `line` replaces the week, so it conflicts with another person's changes of the week.
  const isWeekConflict = written.line !== '' && byOthers.includes('regular')
  return { values, conflicts: isWeekConflict ? [...conflicts, 'regular' as const] : conflicts }
}
