import { needsReason, reasonForm } from '#contract/appeals.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import type { CommonReason } from '#web/forms/common-reasons.ts'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { DialogForm } from './dialog-form.tsx'

/** What the office is about to take away from somebody, who reads why. */
export type ReasonQuestion = {
  title: string
  /** What happens then. */
  words: string
  /** What to write: unless given, of something against the rules. */
  help?: string
  reasons: readonly CommonReason[]
  /** The main button, and while it is busy. */
  yes: string
  busyLabel: string
  /** The draft's name, by what is taken away. */
  draft: string
  /** Does it, and returns what follows once the form is gone. Where it throws, the form stays with its reason. */
  act: (reason: string) => Promise<() => unknown>
}

type ReasonFormProps = {
  question: ReasonQuestion
  onDone: (follow: () => unknown) => void
  onClose: () => void
  takesFocus?: boolean
}

/** In a dialog: why something is taken away, without which it is not. */
export function ReasonForm({ question, onDone, onClose, takesFocus }: ReasonFormProps) {
  const { title, words, help = AGAINST_RULES, reasons, yes, busyLabel, draft, act } = question
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
      title={title}
      form={form}
      cleared="El motivo está vacío."
      send={yes}
      danger
      sending={busyLabel}
      onClose={onClose}
      above={<p>{words}</p>}
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

/** Whether the signed-in person must give a reason before they take away what is this person's. */
export function isReasonAsked(owner: { id: number } | null): boolean {
  const user = storedUser()
  const role = storedRole()
  return user !== undefined && role !== undefined && needsReason({ id: user.id, role }, owner)
}

const AGAINST_RULES = 'Di qué has visto y qué norma no se cumple: lo leerá tal como lo escribas.'
