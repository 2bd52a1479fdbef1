import type { Category } from '#contract/categories.ts'
import { errorMessage } from '#web/api/api.ts'
import { AnswerForm as AppealForm } from '#web/appeals/answer-dialog.tsx'
import { AppealDetails } from '#web/appeals/appeal-entry.tsx'
import { KINDS as RESTRICTIONS } from '#web/appeals/labels.ts'
import { draftOf as appealDraftOf, saidAfter as saidAfterAppeal } from '#web/appeals/use-appeals.ts'
import { ApplicationContent } from '#web/applications/application-content.tsx'
import { undoDecision } from '#web/applications/calls.ts'
import { Decision } from '#web/applications/decision.tsx'
import { ProposalDecision } from '#web/applications/proposal-decision.tsx'
import type { Decided } from '#web/applications/use-review.ts'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { PlacedForm } from '#web/dialogs/placed-form.tsx'
import { formatDay, formatMoment } from '#web/format/dates.ts'
import { deleteDraft } from '#web/forms/drafts.ts'
import { askOwner, confirmData } from '#web/freshness/calls.ts'
import { FreshnessActions, missingOf } from '#web/freshness/freshness-row.tsx'
import { doneMessage, type FreshnessAction, formatAge, whatIsKnown } from '#web/freshness/labels.ts'
import { AnswerForm as MessageForm } from '#web/messages/answer-dialog.tsx'
import { draftOf as messageDraftOf } from '#web/messages/use-messages.ts'
import { DecisionForm } from '#web/reports/decision-dialog.tsx'
import { formatKind } from '#web/reports/labels.ts'
import { ReportDetails } from '#web/reports/report-entry.tsx'
import { draftOf as reportDraftOf, saidAfter as saidAfterReport } from '#web/reports/use-reports.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import type { Opened } from './calls.ts'
import styles from './inbox.module.css'
import type { Done } from './use-inbox.ts'

type Bodied<Kind extends Opened['kind']> = {
  opened: Extract<Opened, { kind: Kind }>
  categories: readonly Category[]
  onDone: (done: Done) => Promise<void>
}

/** What is to be read of a thing, and the decision, as its own list has them. */
export function Body({ opened, ...rest }: Bodied<Opened['kind']>) {
  switch (opened.kind) {
    case 'application':
      return <ApplicationBody opened={opened} {...rest} />
    case 'change':
      return <ChangeBody opened={opened} {...rest} />
    case 'message':
      return <MessageBody opened={opened} {...rest} />
    case 'report':
      return <ReportBody opened={opened} {...rest} />
    case 'appeal':
      return <AppealBody opened={opened} {...rest} />
    case 'unconfirmed':
      return <UnconfirmedBody opened={opened} {...rest} />
  }
}

/** What is read out where somebody else has been quicker. */
const LATE = 'Ya estaba decidido'

/** Somebody else has been quicker: what was written stays in sight, and is kept no longer. */
function taken(draft: string) {
  deleteDraft(draft)
  void refreshWaiting()
}

function ApplicationBody({ opened, categories, onDone }: Bodied<'application'>) {
  const { thing } = opened
  const { commerce, owner, submitted_at } = thing
  const names = categoryNames(commerce.category, categories)
  const onDecided = (pk: number, { message, isOwn, word = LATE }: Decided) =>
    onDone({ word, message, ...(isOwn && { onUndo: () => undoDecision(pk) }) })
  return (
    <>
      <p className="note">
        {[names[0], owner?.username, formatDay(submitted_at)].filter(Boolean).join(' · ')}
      </p>
      <ApplicationContent
        application={thing}
        shop={facadeOf(commerce, categories)}
        categories={names}
      />
      <Decision application={thing} onDecided={onDecided} />
    </>
  )
}

function ChangeBody({ opened, categories, onDone }: Bodied<'change'>) {
  const { thing } = opened
  return (
    <>
      <p className="note">
        {[thing.owner?.username, formatDay(thing.created_at)].filter(Boolean).join(' · ')}
      </p>
      <ProposalDecision
        key={thing.revision}
        proposal={thing}
        categories={categories}
        onDecided={({ message, word = LATE }) => onDone({ word, message })}
        onStale={(message) => onDone({ word: 'Ha cambiado', message })}
      />
    </>
  )
}

function MessageBody({ opened, onDone }: Bodied<'message'>) {
  const { id, thing } = opened
  const { sender, created_at, message } = thing
  return (
    <>
      <p className="note">
        {sender} · {formatMoment(created_at)}
      </p>
      <blockquote className={styles.quote}>{message}</blockquote>
      <MessageForm
        message={thing}
        Frame={PlacedForm}
        onAnswered={() =>
          onDone({ word: 'Respondido', message: `Respuesta en camino a ${sender}` })
        }
        onGone={() =>
          onDone({ word: 'Ya no está', message: 'Ya no está: otra persona lo ha eliminado.' })
        }
        onTaken={() => taken(messageDraftOf(id))}
        onClose={() => {}}
      />
    </>
  )
}

function ReportBody({ opened, onDone }: Bodied<'report'>) {
  const { id, thing } = opened
  return (
    <>
      <p className="note">
        {formatKind(thing)} · {formatMoment(thing.created_at)}
      </p>
      <blockquote className={styles.quote}>{thing.text}</blockquote>
      <ReportDetails report={thing} />
      <DecisionForm
        report={thing}
        Frame={PlacedForm}
        onDecided={() => onDone({ word: 'Resuelto', message: saidAfterReport(thing) })}
        onTaken={() => taken(reportDraftOf(id))}
        onClose={() => {}}
      />
    </>
  )
}

function AppealBody({ opened, onDone }: Bodied<'appeal'>) {
  const { id, thing } = opened
  return (
    <>
      <p className="note">
        {RESTRICTIONS[thing.kind]} · {formatMoment(thing.appealed_at)}
      </p>
      <blockquote className={styles.quote}>{thing.appeal}</blockquote>
      <AppealDetails appeal={thing} />
      <AppealForm
        appeal={thing}
        Frame={PlacedForm}
        onAnswered={({ outcome }) =>
          onDone({ word: 'Respondido', message: saidAfterAppeal(outcome) })
        }
        onTaken={() => taken(appealDraftOf(id))}
        onClose={() => {}}
      />
    </>
  )
}

const CALLS: Record<FreshnessAction, (id: number) => Promise<unknown>> = {
  ask: askOwner,
  confirm: confirmData,
}
const WORDS: Record<FreshnessAction, string> = { ask: 'Preguntado', confirm: 'Dado por bueno' }

function UnconfirmedBody({ opened, onDone }: Bodied<'unconfirmed'>) {
  const { thing } = opened
  const { busy, run } = useBusy<FreshnessAction>()
  const known = whatIsKnown(thing)
  async function act(action: FreshnessAction) {
    try {
      await CALLS[action](thing.id)
    } catch (error) {
      toast({ message: errorMessage(error) })
      return
    }
    await onDone({ word: WORDS[action], message: doneMessage(action, [thing]) })
  }
  return (
    <>
      <p className="note">
        Confirmado {formatAge(thing.confirmed_at)}
        {missingOf(thing).map((what) => ` · ${what}`)}
      </p>
      <div className="cluster gap-12">
        <StatusChip tone={known.tone}>{known.text}</StatusChip>
        <ButtonLink to={`/commerces/${thing.id}`} variant="text" size="small">
          Abrir el comercio
        </ButtonLink>
      </div>
      <div className="cluster gap-12" data-decision>
        <FreshnessActions
          shop={thing}
          busyOf={(action) => busy === action}
          onRun={(action) => void run(action, () => act(action))}
        />
      </div>
    </>
  )
}
