import { Notice } from '#web/ui/notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { countWrong, ErrorSummary } from './error-summary.tsx'
import { UploadBar } from './upload-bar.tsx'
import type { Form } from './use-form.ts'

type FormHeadProps = {
  form: Form
  /** How the form stands after 'Empezar de nuevo'. */
  emptied?: string
  /** What was not kept. */
  note?: string
}

/** Above the fields: where the words in them come from, and which of them are wrong. */
export function FormHead({ form, emptied = 'El formulario está vacío.', note }: FormHeadProps) {
  const wrong = Object.keys(form.errors)
  return (
    <>
      <DraftNotice
        state={form.draftState}
        emptied={emptied}
        note={note}
        onStartAgain={form.startAgain}
        onUndo={form.undoStartAgain}
      />
      {/* One is seen at once, and has the focus. */}
      {wrong.length > 1 && (
        <ErrorSummary
          title={countWrong(wrong.length)}
          fields={wrong.map((name) => ({ id: form.idOf(name), name: form.names[name]! }))}
          onChoose={(id) => document.getElementById(id)?.focus()}
        />
      )}
    </>
  )
}

/** Above the buttons: why it could not be sent, and how much of it has gone up. */
export function FormFoot({ form }: { form: Form }) {
  return (
    <>
      {form.failure && <Notice key={form.failure.attempt}>{form.failure.message}</Notice>}
      {form.percent !== undefined && form.photo && <UploadBar percent={form.percent} />}
    </>
  )
}
