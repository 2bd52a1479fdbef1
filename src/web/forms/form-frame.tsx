import { Notice } from '#web/ui/notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { UploadBar } from './upload-bar.tsx'
import type { Form } from './use-form.ts'

type FormHeadProps = {
  form: Form
  /** Text that is shown after 'Empezar de nuevo'. */
  cleared?: string
  /** Says what the draft does not contain. */
  note?: string
  /** The form is longer than a screen: show the error summary even for a single error. */
  isLong?: boolean
}

/** Shown above the fields: the draft notice and the error summary. */
export function FormHead(props: FormHeadProps) {
  const { form, cleared = 'El formulario está vacío.', note, isLong } = props
  const wrong = Object.keys(form.fieldErrors).length
  return (
    <>
      <DraftNotice
        state={form.draftState}
        cleared={cleared}
        note={note}
        onClear={form.clear}
        onUndo={form.undoClear}
      />
      {/* In a short form a single invalid field is visible and has the focus. */}
      {wrong > (isLong ? 0 : 1) && <ErrorSummary form={form} />}
    </>
  )
}

/** Shown above the buttons: the form's error and the progress of the upload. */
export function FormFoot({ form }: { form: Form }) {
  return (
    <>
      {form.formError && <Notice key={form.formError.attempt}>{form.formError.message}</Notice>}
      {form.percent !== undefined && form.photo && <UploadBar percent={form.percent} />}
    </>
  )
}
