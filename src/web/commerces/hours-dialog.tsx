import { useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { isSameJson } from '#contract/same-json.ts'
import { responseBodyOf, statusOf } from '#web/api/api.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import checkbox from '#web/ui/checkbox.module.css'
import { saveHours } from './calls.ts'
import styles from './hours-dialog.module.css'
import {
  HOURS_LABELS,
  type HoursValues,
  hoursForm,
  hoursOf,
  hoursValuesOf,
} from './hours-values.ts'
import { SignReading } from './sign-reading.tsx'

type HoursFormProps = {
  commerce: Commerce
  onSaved: (saved: Commerce) => Promise<void>
  onClose: () => void
}

/** 'Horario': when a shop is open, written as on its door, and its holidays. */
export function HoursDialog({ opened, ...form }: HoursFormProps & { opened: boolean }) {
  return (
    <FormDialog title="Horario" opened={opened} onClose={form.onClose}>
      <HoursForm {...form} />
    </FormDialog>
  )
}

const CONFLICT =
  'Otra persona ha cambiado el horario mientras escribías. Guarda otra vez para dejar el tuyo, o cancela para ver el suyo.'

function HoursForm({ commerce, onSaved, onClose }: HoursFormProps) {
  // The shop as somebody else saved it meanwhile; the next save replaces their hours knowingly.
  const [base, setBase] = useState(commerce)
  const form = useForm<HoursValues, Commerce>({
    schema: hoursForm(commerce.hours),
    initial: hoursValuesOf(commerce),
    labels: HOURS_LABELS,
    draft: `hours-${storedUser()?.id}-${commerce.id}`,
    send: ({ values }) => save(base, values),
    onSuccess: onSaved,
    onError(error) {
      if (!(error instanceof HoursConflict)) return false
      setBase(error.current)
      form.showFormError(CONFLICT)
      return true
    },
  })
  const { values, change } = form
  return (
    <DialogForm
      title="Horario"
      form={form}
      cleared="Vuelve a estar el horario guardado."
      send="Guardar horario"
      sending="Guardando…"
      onClose={onClose}
    >
      <TextArea
        {...form.field('sign')}
        rows={2}
        help="Como en el cartel de la puerta: L-V 9:30-14 y 17-20:30, S 10-14. Si lo dejas vacío, no decimos nada."
        autoCapitalize="none"
        spellCheck={false}
      />
      <SignReading text={values.sign} onWrite={(text) => change('sign', text)} />
      <label className={styles.option}>
        <input
          type="checkbox"
          className={checkbox.checkbox}
          id={form.idOf('isClosed')}
          checked={values.isClosed}
          onChange={(event) => change('isClosed', event.target.checked)}
        />
        Cerrado por vacaciones
      </label>
      {values.isClosed && (
        <>
          <div className={styles.days}>
            <TextField {...form.field('from')} type="date" />
            <TextField {...form.field('to')} type="date" min={values.from} />
          </div>
          <TextField
            {...form.field('note')}
            help="Si quieres: por ejemplo, «Volvemos con lanas nuevas». Abres otra vez sin hacer nada."
            maxLength={120}
          />
        </>
      )}
    </DialogForm>
  )
}

/** Saves again when somebody changed something else of the shop meanwhile. */
async function save(base: Commerce, values: HoursValues): Promise<Commerce> {
  try {
    return await saveHours(base, hoursOf(values, base.hours))
  } catch (error) {
    const answer = responseBodyOf(error) as { code?: string; current?: Commerce } | undefined
    const current = statusOf(error) === 409 ? answer?.current : undefined
    if (current === undefined) throw error
    if (!isSameJson(current.hours, base.hours)) {
      throw new HoursConflict(current)
    }
    return await save(current, values)
  }
}

class HoursConflict extends Error {
  readonly current: Commerce
  constructor(current: Commerce) {
    super('the hours were changed meanwhile')
    this.current = current
  }
}
