import { useRef, useState } from 'react'
import { needsReason, reasonForm } from '#contract/appeals.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { type CommonReason, ReasonField } from '#web/forms/reason-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { DialogForm } from './dialog-form.tsx'
import { FormDialog } from './form-dialog.tsx'

/** Texts and action of a dialog in which the office gives its reason for a restriction; the owner reads it. */
export type ReasonQuestion = {
  title: string
  text: string
  help?: string
  reasons: readonly CommonReason[]
  confirm: string
  busyLabel: string
  draft: string
  /** Executes the action. Returns what to call after the dialog has closed. If it throws, the form stays open. */
  act: (reason: string) => Promise<() => unknown>
}

type ReasonFormProps = {
  question: Omit<ReasonQuestion, 'title'>
  onDone: (afterClose: () => unknown) => void
  onCancel?: () => void
  takesFocus?: boolean
}

export function ReasonForm({ question, onDone, onCancel, takesFocus }: ReasonFormProps) {
  const { text, help = DEFAULT_HELP, reasons, confirm, busyLabel, draft, act } = question
  const form = useForm({
    schema: reasonForm,
    initial: { reason: '' },
    labels: { reason: 'Motivo' },
    draft: `reason-${storedUser()?.id}-${draft}`,
    send: ({ values }) => act(values.reason),
    onSuccess: onDone,
  })
  return (
    <DialogForm
      form={form}
      send={confirm}
      danger
      sending={busyLabel}
      onCancel={onCancel}
      above={<p>{text}</p>}
    >
      <ReasonField
        {...form.field('reason')}
        reasons={reasons}
        onWrite={(text) => form.change('reason', text)}
        help={help}
        takesFocus={takesFocus}
      />
    </DialogForm>
  )
}

/** Returns whether the signed-in user must give a reason before deleting or hiding something of this owner. */
export function mustGiveReason(owner: { id: number } | null): boolean {
  const [user, role] = [storedUser(), storedRole()]
  return user !== undefined && role !== undefined && needsReason({ id: user.id, role }, owner)
}

const DEFAULT_HELP = 'Di qué has visto y qué norma no se cumple: lo leerá tal como lo escribas.'

/** Asks for a reason before something is hidden or deleted. Render `dialog` on the screen. */
export function useReason() {
  const [question, setQuestion] = useState<ReasonQuestion>()
  const afterClose = useRef<() => unknown>(undefined)
  const close = () => setQuestion(undefined)

  const dialog = (
    <FormDialog
      title={question?.title ?? ''}
      opened={question !== undefined}
      onClose={close}
      onGone={() => {
        const run = afterClose.current
        afterClose.current = undefined
        void run?.()
      }}
    >
      {question && (
        <ReasonForm
          question={question}
          onDone={(run) => {
            afterClose.current = run
            close()
          }}
        />
      )}
    </FormDialog>
  )
  return { ask: setQuestion, dialog }
}
