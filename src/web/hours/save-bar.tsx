import { FormFoot } from '#web/forms/form-frame.tsx'
import { MainAction } from '#web/screens/main-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { changedWords } from './changed-words.ts'
import styles from './hours.module.css'
import type { HoursValues } from './hours-values.ts'
import type { HoursForm } from './use-hours-form.ts'

type SaveBarProps = {
  form: HoursForm
  saved: HoursValues
  /** Whether the shop already has saved hours. */
  isTold: boolean
}

/** Says what is not saved, with buttons to save and discard. On phones the save button sticks above the navigation. */
export function SaveBar({ form, saved, isTold }: SaveBarProps) {
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
      <div className={`row wrap between card no-phone gap-8 gap-x-20 outlined ${styles.bar}`}>
        <p className={`muted ${styles.words}`} role="status">
          {words ?? (isTold ? 'Está todo guardado.' : 'Aún no dices tu horario.')}
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
