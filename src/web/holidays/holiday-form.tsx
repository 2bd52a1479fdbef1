import { useState } from 'react'
import { type Holiday, holidayForm, SCOPES, type Scope } from '#contract/holidays.ts'
import { conflictOf } from '#web/api/api.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { CheckField } from '#web/forms/choice-field.tsx'
import { TextField } from '#web/forms/field.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { createHoliday, saveHoliday } from './calls.ts'
import { SCOPE_NAMES } from './labels.ts'

const CONFLICT =
  'Otra persona ha cambiado este día mientras escribías. Guarda otra vez para dejar lo tuyo, o cancela para ver lo suyo.'

type HolidayFormProps = {
  holiday: Holiday | undefined
  onSaved: (saved: Holiday) => Promise<void>
}

export function HolidayForm({ holiday, onSaved }: HolidayFormProps) {
  // The saved holiday that the next save overwrites. After a conflict: the version of the other person.
  const [base, setBase] = useState(holiday)
  const form = useForm({
    schema: holidayForm,
    initial: {
      date: holiday?.date ?? '',
      name: holiday?.name ?? '',
      scope: holiday?.scope ?? 'local',
      opening: holiday?.opening ?? false,
    },
    labels: { date: 'Día', name: 'Nombre', scope: 'De dónde es', opening: 'Apertura autorizada' },
    draft: `holiday-${storedUser()?.id}-${holiday?.id ?? 'new'}`,
    send: ({ values }, { key }) => (base ? saveHoliday(base, values) : createHoliday(values, key)),
    onSuccess: onSaved,
    onError(error) {
      const current = conflictOf<Holiday>(error)
      if (current === undefined) return false
      setBase(current)
      form.showFormError(CONFLICT)
      return true
    },
  })
  const { values, change } = form
  return (
    <DialogForm form={form}>
      <TextField {...form.field('date')} type="date" />
      <TextField
        {...form.field('name')}
        help="Como lo dicen en el pueblo: «San Roque», «Lunes de fiestas»."
        autoComplete="off"
      />
      <SelectField
        id={form.idOf('scope')}
        label={form.labels.scope!}
        value={values.scope}
        error={form.fieldErrors.scope}
        options={SCOPES.map((value) => ({ value, name: SCOPE_NAMES[value] }))}
        onChange={(scope) => change('scope', scope as Scope)}
      />
      <CheckField
        id={form.idOf('opening')}
        label={form.labels.opening!}
        help="Ese día se puede abrir, aunque sea domingo: también preguntaremos a quien suele cerrar."
        checked={values.opening}
        onChange={(opening) => change('opening', opening)}
      />
    </DialogForm>
  )
}
