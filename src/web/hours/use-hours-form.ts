import { useEffect, useRef } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { Holiday } from '#contract/holidays.ts'
import { responseBodyOf, statusOf } from '#web/api/api.ts'
import { storedUser } from '#web/api/session.ts'
import { saveHours } from '#web/commerces/calls.ts'
import { focusControl } from '#web/forms/controls.ts'
import { deleteDraft, loadDraft, saveDraft } from '#web/forms/drafts.ts'
import { useForm } from '#web/forms/use-form.ts'
import { HOURS_LABELS } from './hours-labels.ts'
import { hoursSchema } from './hours-schema.ts'
import { type HoursValues, hoursOf, valuesOf } from './hours-values.ts'
import { mergeHours, PART_NAMES } from './merge-hours.ts'
import { withLine } from './with-line.ts'

/** The form of a shop's hours. `today` is a day of the town. */
export function useHoursForm(
  commerce: Commerce,
  holidays: readonly Holiday[],
  today: string,
  onSaved: (saved: Commerce) => Promise<void>,
) {
  const draft = `hours-${storedUser()?.id}-${commerce.id}`
  // A draft is merged with the shop as it was when the draft began, so later saves are not overwritten.
  const begun = loadDraft(draft) === undefined ? undefined : loadDraft<Commerce>(baseOf(draft))
  const base = useRef(begun ?? commerce)
  useEffect(() => void saveDraft(baseOf(draft), base.current), [draft])

  const form = useForm<HoursValues, Commerce>({
    schema: hoursSchema(today),
    initial: valuesOf(commerce.hours, today),
    labels: HOURS_LABELS,
    draft,
    countErrors: countHours,
    focusControl: (_name, id) => requestAnimationFrame(() => focusControl(id)),
    send: ({ values }) => save(values),
    onSuccess(saved) {
      deleteDraft(baseOf(draft))
      return onSaved(saved)
    },
    onError(error) {
      if (!(error instanceof HoursConflict)) return false
      form.showFormError(error.message)
      return true
    },
  })

  async function save(values: HoursValues): Promise<Commerce> {
    try {
      return await saveHours(base.current, hoursOf(withLine(values, holidays, today), today))
    } catch (error) {
      const current = currentOf(error)
      if (current === undefined) throw error
      return await save(mergeWith(current, values))
    }
  }

  /** Merges with the hours as they are now; throws when both changed the same part. */
  function mergeWith(current: Commerce, written: HoursValues): HoursValues {
    const now = valuesOf(current.hours, today)
    const { values, both } = mergeHours(valuesOf(base.current.hours, today), now, written)
    base.current = current
    saveDraft(baseOf(draft), current)
    form.rebase(now, values)
    if (both.length > 0) throw new HoursConflict(both, current)
    return values
  }

  return form
}

export type HoursForm = ReturnType<typeof useHoursForm>

/** 'Hay 3 horas por corregir', unless it is a day. */
function countHours(names: readonly string[]): string {
  const isHours = names.every((name) => /\.\d$/.test(name))
  const [one, several] = isHours ? ['hora', 'horas'] : ['dato', 'datos']
  return `Hay ${names.length} ${names.length === 1 ? one : several} por corregir`
}

const baseOf = (draft: string) => `${draft}-base`

/** The shop as somebody else has saved it meanwhile. */
function currentOf(error: unknown): Commerce | undefined {
  const answer = responseBodyOf(error) as { code?: string; current?: Commerce } | undefined
  return statusOf(error) === 409 && answer?.code === 'edit_conflict' ? answer.current : undefined
}

/** Stops the save: the next one replaces their hours knowingly. */
class HoursConflict extends Error {
  constructor(both: (keyof HoursValues)[], { hours_text }: Commerce) {
    const parts = new Intl.ListFormat('es').format(new Set(both.map((part) => PART_NAMES[part])))
    const now = hours_text && both.includes('regular') ? ` Ahora pone: «${hours_text}».` : ''
    super(
      `Otra persona ha cambiado ${parts} mientras escribías.${now} Guarda otra vez para dejar lo tuyo, o descarta tus cambios para ver lo suyo.`,
    )
  }
}
