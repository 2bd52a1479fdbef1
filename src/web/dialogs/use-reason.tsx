import { useRef, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { ReasonForm, type ReasonQuestion } from './reason-form.tsx'

/** Asks why before something is taken away. `dialog` stands on the screen that asks. */
export function useReason() {
  const [question, setQuestion] = useState<ReasonQuestion>()
  const follow = useRef<() => unknown>(undefined)
  const close = () => setQuestion(undefined)

  /** The focus, which the dialog gives back to the pressed button, is then free to go on. */
  function goOn() {
    const next = follow.current
    follow.current = undefined
    void next?.()
  }

  const dialog = (
    <FormDialog
      title={question?.title ?? ''}
      opened={question !== undefined}
      onClose={close}
      onGone={goOn}
    >
      {question && (
        <ReasonForm
          question={question}
          onDone={(next) => {
            follow.current = next
            close()
          }}
          onClose={close}
        />
      )}
    </FormDialog>
  )
  return { ask: setQuestion, dialog }
}
