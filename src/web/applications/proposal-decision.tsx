import { useId, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import {
  NO_REASON,
  type Proposal,
  RISKY_LABELS,
  type RiskyField,
  riskyWords,
} from '#contract/proposals.ts'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconCheck, IconX } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { decideProposal } from './calls.ts'
import { ChangeRow } from './change-row.tsx'
import { PresentValues } from './change-values.tsx'
import styles from './decision.module.css'
import type { Decided } from './decision.tsx'
import { CHANGE_REASONS, proposalMessage, sayDecision } from './labels.ts'

type Choices = Partial<Record<RiskyField, 'accept' | 'reject'>>

type ProposalDecisionProps = {
  proposal: Proposal
  categories: readonly Category[]
  onDecided: (decided: Decided) => Promise<void>
  /** Somebody else was quicker, or its owner asks for something else by now. */
  onStale: (message: string) => Promise<void>
}

/** What stands and what is asked, side by side, each field to be accepted or rejected; one button sends all of it. */
export function ProposalDecision(props: ProposalDecisionProps) {
  const { proposal, categories, onDecided, onStale } = props
  const { id, revision, changes, released, commerce, owner } = proposal
  const [choices, setChoices] = useState<Choices>({})
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const [lacksReason, setLacksReason] = useState(false)
  const { busy, run } = useBusy<'decide'>()
  const reasonId = useId()
  const chosen = (which: 'accept' | 'reject') =>
    changes.map(({ field }) => field).filter((field) => choices[field] === which)
  const accept = chosen('accept')
  const reject = chosen('reject')
  const undecided = changes.find(({ field }) => choices[field] === undefined)
  const isWhole = accept.length + reject.length === changes.length

  const decide = (decision: { accept: RiskyField[]; reject: RiskyField[] }) =>
    run('decide', async () => {
      setFailure(undefined)
      if (decision.reject.length > 0 && reason.trim() === '') {
        setLacksReason(true)
        return document.getElementById(reasonId)?.focus()
      }
      try {
        const decided = await decideProposal(id, { revision, ...decision, reason })
        const word =
          decided.rejected.length === 0
            ? 'Aceptado'
            : decided.accepted.length === 0
              ? 'Rechazado'
              : 'Decidido'
        await onDecided({ message: proposalMessage(decided), isOwn: true, word })
      } catch (error) {
        const status = statusOf(error)
        const { code } = (responseBodyOf(error) ?? {}) as { code?: string }
        if (status === 409 && code === 'edit_conflict') return await onStale(errorMessage(error))
        if (status === 409 || status === 404) {
          return await onDecided({ message: errorMessage(error), isOwn: false })
        }
        setFailure({ message: errorMessage(error), attempt: Date.now() })
      }
    })

  return (
    <div className={styles.decision}>
      {!commerce.is_published && (
        <p className={styles.note}>Ahora el comercio está oculto: los vecinos no lo ven.</p>
      )}
      {released.length > 0 && (
        <p className={styles.note}>
          Ya no hace falta revisar: {riskyWords(released)}. Quien lo pidió puede publicarlo sin
          esperar.
        </p>
      )}
      {changes.map((change) => (
        <ChangeRow key={change.field} field={change.field}>
          <PresentValues change={change} categories={categories} />
          <fieldset className={styles.choice}>
            <legend className="visually-hidden">{RISKY_LABELS[change.field]}</legend>
            {(['accept', 'reject'] as const).map((which) => (
              <button
                key={which}
                type="button"
                className={`${styles.button} ${styles[which]}`}
                aria-pressed={choices[change.field] === which}
                data-key={which === 'reject' && change.field === undecided?.field ? 'R' : undefined}
                onClick={() => setChoices({ ...choices, [change.field]: which })}
              >
                {which === 'accept' ? (
                  <IconCheck size={20} stroke={2.4} aria-hidden />
                ) : (
                  <IconX size={20} stroke={2.4} aria-hidden />
                )}
                {which === 'accept' ? 'Aceptar' : 'Rechazar'}
              </button>
            ))}
          </fieldset>
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
      {failure && <Notice key={failure.attempt}>{failure.message}</Notice>}
      <div className={styles.buttons} data-decision>
        {!isWhole && accept.length + reject.length > 0 ? (
          <Button
            variant="soft"
            data-key="A"
            onClick={(event) =>
              event.currentTarget
                .closest('article')
                ?.querySelector<HTMLElement>('fieldset:not(:has([aria-pressed="true"])) > button')
                ?.focus()
            }
          >
            Elige aceptar o no en cada dato
          </Button>
        ) : isWhole ? (
          <Button
            data-key="A"
            isBusy={busy !== undefined}
            busyLabel="Enviando…"
            onClick={() => void decide({ accept, reject })}
          >
            {sayDecision(accept.length, reject.length, owner !== null)}
          </Button>
        ) : (
          <Button
            data-key="A"
            isBusy={busy !== undefined}
            busyLabel="Aceptando…"
            onClick={() => void decide({ accept: changes.map(({ field }) => field), reject: [] })}
          >
            {changes.length === 1 ? 'Aceptar el cambio' : 'Aceptar todo'}
          </Button>
        )}
        <p className={styles.note}>
          {owner === null
            ? 'Quien lo pidió ya no tiene cuenta: no avisamos a nadie.'
            : `${owner.username} recibirá un solo correo, con todo.`}
        </p>
      </div>
    </div>
  )
}
