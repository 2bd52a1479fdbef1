import { type MouseEvent, useId, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { NO_REASON, type Proposal, RISKY, type RiskyField } from '#contract/proposals.ts'
import { codeOf, errorMessage, statusOf } from '#web/api/api.ts'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconCheck, IconX } from '#web/ui/icons.ts'
import { decideProposal } from './calls.ts'
import { ChangeRow, ComparedValues } from './change-values.tsx'
import styles from './decision.module.css'
import type { Verdict } from './decision.tsx'
import { CHANGE_REASONS, proposalMessage, sayDecision } from './labels.ts'

const CHOICES = [
  { choice: 'accept', icon: IconCheck, name: 'Aceptar' },
  { choice: 'reject', icon: IconX, name: 'Rechazar' },
] as const
type Choice = (typeof CHOICES)[number]['choice']
type Choices = Partial<Record<RiskyField, Choice>>

type ProposalDecisionProps = {
  proposal: Proposal
  categories: readonly Category[]
  onDecided: (decided: Verdict) => Promise<void>
}

export function ProposalDecision({ proposal, categories, onDecided }: ProposalDecisionProps) {
  const { id, revision, changes, commerce, owner } = proposal
  const [choices, setChoices] = useState<Choices>({})
  const [reason, setReason] = useState('')
  const { attempt, failure } = useAttempt()
  const [lacksReason, setLacksReason] = useState(false)
  const reasonId = useId()
  const all = changes.map(({ field }) => field)
  const accept = all.filter((field) => choices[field] === 'accept')
  const reject = all.filter((field) => choices[field] === 'reject')
  const firstUndecided = all.find((field) => choices[field] === undefined)
  const isComplete = firstUndecided === undefined

  async function decide() {
    if (reject.length > 0 && reason.trim() === '') {
      setLacksReason(true)
      document.getElementById(reasonId)?.focus()
    } else {
      // Incomplete means without any choice: the button then accepts all fields.
      const decision = { revision, accept: isComplete ? accept : all, reject, reason }
      await attempt(async () => onDecided(await send(id, decision)))
    }
  }

  return (
    <div className="grid gap-16">
      {!commerce.is_published && (
        <p className="muted small">Ahora el comercio está oculto: los vecinos no lo ven.</p>
      )}
      {changes.map((change) => (
        <ChangeRow key={change.field} field={change.field}>
          <ComparedValues change={change} categories={categories} />
          <FieldChoice
            field={change.field}
            chosen={choices[change.field]}
            isFirstUndecided={change.field === firstUndecided}
            onChoose={(choice) => setChoices({ ...choices, [change.field]: choice })}
          />
        </ChangeRow>
      ))}
      {reject.length > 0 && (
        <ReasonField
          id={reasonId}
          reasons={CHANGE_REASONS}
          question="¿Por qué no?"
          label={owner === null ? 'Motivo' : `Lo que leerá ${owner.username}`}
          rows={3}
          value={reason}
          error={lacksReason && reason.trim() === '' ? NO_REASON : undefined}
          onWrite={setReason}
        />
      )}
      {failure}
      <div className={`row wrap gap-12 ${styles.buttons}`} data-decision>
        {!isComplete && accept.length + reject.length > 0 ? (
          <Button variant="soft" data-key="A" onClick={focusNextChoice}>
            Elige aceptar o no en cada dato
          </Button>
        ) : (
          <Button data-key="A" busyLabel={isComplete ? 'Enviando…' : 'Aceptando…'} onClick={decide}>
            {isComplete
              ? sayDecision(accept.length, reject.length, owner !== null)
              : `Aceptar ${changes.length === 1 ? 'el cambio' : 'todo'}`}
          </Button>
        )}
        <p className="muted small">
          {owner === null
            ? 'Quien lo pidió ya no tiene cuenta: no avisamos a nadie.'
            : `${owner.username} recibirá un solo correo, con todo.`}
        </p>
      </div>
    </div>
  )
}

type FieldChoiceProps = {
  field: RiskyField
  chosen: Choice | undefined
  /** Whether the key R rejects this field. */
  isFirstUndecided: boolean
  onChoose: (choice: Choice) => void
}

function FieldChoice({ field, chosen, isFirstUndecided, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className={`flex gap-8 ${styles.choice}`}>
      <legend className="visually-hidden">{RISKY[field].label}</legend>
      {CHOICES.map(({ choice, icon: Icon, name }) => (
        <button
          key={choice}
          type="button"
          className={`hover-sunken inline-row field-box gap-6 strong tap rounded-button justify-center px-16 py-4 ${styles[choice]}`}
          aria-pressed={chosen === choice}
          data-key={choice === 'reject' && isFirstUndecided ? 'R' : undefined}
          onClick={() => onChoose(choice)}
        >
          <Icon size={20} stroke={2.4} aria-hidden />
          {name}
        </button>
      ))}
    </fieldset>
  )
}

function focusNextChoice({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget
    .closest('article')
    ?.querySelector<HTMLElement>('fieldset:not(:has([aria-pressed="true"])) > button')
    ?.focus()
}

/** Sends a decision. Returns its outcome, also if somebody else has decided or changed the proposal before. */
async function send(id: number, decision: Parameters<typeof decideProposal>[1]): Promise<Verdict> {
  try {
    const decided = await decideProposal(id, decision)
    return { message: proposalMessage(decided), word: wordOf(decided) }
  } catch (error) {
    const status = statusOf(error)
    if (status !== 404 && status !== 409) throw error
    const isChanged = codeOf(error) === 'edit_conflict'
    const message = errorMessage(error)
    return { message, canUndo: false, ...(isChanged && { word: 'Ha cambiado' }) }
  }
}

function wordOf({ accepted, rejected }: Proposal): string {
  if (rejected.length === 0) return 'Aceptado'
  return accepted.length === 0 ? 'Rechazado' : 'Decidido'
}
