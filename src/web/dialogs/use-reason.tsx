import { useRef, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { ReasonForm, type ReasonQuestion } from './reason-form.tsx'

/** Asks for a reason before something is hidden or deleted. Render `dialog` on the screen. */
export function useReason() {
  const [question, setQuestion] = useState<ReasonQuestion>()
  const follow = useRef<() => unknown>(undefined)
  const close = () => setQuestion(undefined)

  /** Runs after the dialog has restored the focus, so that it may move the focus elsewhere. */
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
