import { useEffect, useRef } from 'react'
import { DialogBody, DialogFooter } from '#web/dialogs/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { useAction } from './use-action.ts'
import type { ActionResult } from './use-managed-user.ts'

/** Texts and action of a question before something that cannot be undone. */
export type Confirmation = {
  words: string
  yes: string
  busyLabel: string
  act: () => Promise<ActionResult>
}

type ConfirmationPanelProps = {
  question: Confirmation
  action: ReturnType<typeof useAction>
  onCancel: () => void
}

export function ConfirmationPanel({ question, action, onCancel }: ConfirmationPanelProps) {
  const { words, yes, busyLabel, act } = question
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <>
      <DialogBody>
        <p ref={sentence} tabIndex={-1}>
          {words}
        </p>
      </DialogBody>
      <DialogFooter
        above={
          action.failure && <Notice key={action.failure.attempt}>{action.failure.message}</Notice>
        }
      >
        <Button variant="text" onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          variant="danger-filled"
          isBusy={action.isBusy}
          busyLabel={busyLabel}
          onClick={() => void action.run('question', act)}
        >
          {yes}
        </Button>
      </DialogFooter>
    </>
  )
}
