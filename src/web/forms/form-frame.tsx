import { Notice } from '#web/ui/notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { UploadBar } from './upload-bar.tsx'
import type { Form } from './use-form.ts'

type FormHeadProps = {
  form: Form
  /** How the form stands after 'Empezar de nuevo'. */
  cleared?: string
  /** What was not kept. */
  note?: string
  /** Longer than a screen: a single wrong field is named on top, too. */
  isLong?: boolean
}

/** Above the fields: where the words in them come from, and which of them are wrong. */
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
      {/* In a short form one is seen at once, and has the focus. */}
      {wrong > (isLong ? 0 : 1) && <ErrorSummary form={form} />}
    </>
  )
}

/** Above the buttons: why it could not be sent, and how much of it has gone up. */
export function FormFoot({ form }: { form: Form }) {
  return (
    <>
      {form.formError && <Notice key={form.formError.attempt}>{form.formError.message}</Notice>}
      {form.percent !== undefined && form.photo && <UploadBar percent={form.percent} />}
    </>
  )
}
