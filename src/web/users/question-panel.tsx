import { useEffect, useRef } from 'react'
import { DialogBody, DialogFooter } from '#web/dialogs/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './question-panel.module.css'
import type { useAction } from './use-action.ts'
import type { Deed } from './use-user-work.ts'

/** What cannot be undone is asked about, in words that say what follows. */
export type Question = {
  words: string
  yes: string
  busyLabel: string
  act: () => Promise<Deed>
}

type QuestionPanelProps = {
  question: Question
  action: ReturnType<typeof useAction>
  onCancel: () => void
}

export function QuestionPanel({ question, action, onCancel }: QuestionPanelProps) {
  const { words, yes, busyLabel, act } = question
  const asked = useRef<HTMLParagraphElement>(null)
  useEffect(() => asked.current?.focus(), [])
  return (
    <>
      <DialogBody>
        <p ref={asked} tabIndex={-1} className={styles.words}>
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
          busy={action.isBusy}
          busyLabel={busyLabel}
          onClick={() => void action.run('question', act)}
        >
          {yes}
        </Button>
      </DialogFooter>
    </>
  )
}
