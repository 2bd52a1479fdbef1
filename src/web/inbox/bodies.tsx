import type { ComponentType } from 'react'
import type { Category } from '#contract/categories.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import { AppealDetails, AnswerForm as AppealForm } from '#web/appeals/appeal-details.tsx'
import {
  answeredMessage,
  draftOf as appealDraftOf,
  KINDS as RESTRICTIONS,
} from '#web/appeals/labels.ts'
import { ApplicationContent } from '#web/applications/application-content.tsx'
import { ProposalOutcome } from '#web/applications/change-values.tsx'
import { type Decided, Decision } from '#web/applications/decision.tsx'
import { ProposalDecision } from '#web/applications/proposal-decision.tsx'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { formatDay, formatMoment } from '#web/format/dates.ts'
import { deleteDraft } from '#web/forms/drafts.ts'
import { FRESHNESS_CALLS } from '#web/freshness/calls.ts'
import { FreshnessActions } from '#web/freshness/freshness-actions.tsx'
import { doneMessage, type FreshnessAction, sayAge, whatIsKnown } from '#web/freshness/labels.ts'
import { decidedMessage, formatKind, draftOf as reportDraftOf } from '#web/reports/labels.ts'
import { DecisionForm, ReportDetails } from '#web/reports/report-details.tsx'
import { attempt } from '#web/screens/attempt.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import { undoDecisions } from './calls.ts'
import type { Opened } from './kinds.ts'
import { MessageBody } from './message-body.tsx'
import { SuggestionBody } from './suggestion-body.tsx'
import type { Done } from './use-inbox.ts'

export type Bodied<Kind extends Opened['kind']> = {
  opened: Extract<Opened, { kind: Kind }>
  categories: readonly Category[]
  /** `decided`: the decided items, by default the open one. */
  onDone: (done: Done, decided?: readonly Opened[]) => Promise<void>
}

const BODIES: { [Kind in Opened['kind']]: ComponentType<Bodied<Kind>> } = {
  application: ApplicationBody,
  change: ChangeBody,
  message: MessageBody,
  report: ReportBody,
  appeal: AppealBody,
  suggestion: SuggestionBody,
  unconfirmed: UnconfirmedBody,
}

/** Shows an item with buttons for the decision, or with the decision. */
export function Body(props: Bodied<Opened['kind']>) {
  const BodyOfKind = BODIES[props.opened.kind] as ComponentType<typeof props>
  return <BodyOfKind {...props} />
}

/** Announced if somebody else was faster. */
const LATE = 'Ya estaba decidido'

/** Returns the outcome for `goOn`. Only the user's own decision gets an undo. */
export function doneOf(opened: Opened, { message, isOwn = true, word = LATE }: Decided): Done {
  return { word, message, ...(isOwn && { onUndo: () => undoDecisions([opened]) }) }
}

const DELETED = 'Lo que se escribió ya se ha eliminado.'

/** Call it if somebody else was faster: deletes the draft, while the text stays visible in the form. */
export function taken(draft: string) {
  deleteDraft(draft)
  void refreshWaiting()
}

function ApplicationBody({ opened, categories, onDone }: Bodied<'application'>) {
  const { thing } = opened
  const { commerce, owner, submitted_at } = thing
  const names = categoryNames(commerce.category, categories)
  const onDecided = (decided: Decided) => onDone(doneOf(opened, decided))
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
      {thing.status === 'PE' && <Decision application={thing} onDecided={onDecided} />}
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
      {thing.state === 'open' ? (
        <ProposalDecision
          key={thing.revision}
          proposal={thing}
          categories={categories}
          onDecided={(decided) => onDone(doneOf(opened, decided))}
        />
      ) : (
        <ProposalOutcome proposal={thing} categories={categories} />
      )}
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
      <blockquote className="quote">{thing.text || DELETED}</blockquote>
      <ReportDetails report={thing} />
      {thing.decision === null && (
        <DecisionForm
          report={thing}
          onDecided={() =>
            onDone(doneOf(opened, { word: 'Resuelto', message: decidedMessage(thing) }))
          }
          onTaken={() => taken(reportDraftOf(id))}
        />
      )}
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
      <blockquote className="quote">{thing.appeal || DELETED}</blockquote>
      <AppealDetails appeal={thing} />
      {thing.outcome === null && thing.may_answer && (
        <AppealForm
          appeal={thing}
          onAnswered={({ outcome }) =>
            onDone(doneOf(opened, { word: 'Respondido', message: answeredMessage(outcome) }))
          }
          onTaken={() => taken(appealDraftOf(id))}
        />
      )}
    </>
  )
}

const WORDS: Record<FreshnessAction, string> = { ask: 'Preguntado', confirm: 'Dado por bueno' }

function UnconfirmedBody({ opened, onDone }: Bodied<'unconfirmed'>) {
  const { thing } = opened
  const { busy, run } = useBusy<FreshnessAction>()
  const known = whatIsKnown(thing)
  const facts = factsInWords(thing.facts)
  const act = (action: FreshnessAction) =>
    attempt(async () => {
      await FRESHNESS_CALLS[action](thing.id)
      await onDone(doneOf(opened, { word: WORDS[action], message: doneMessage(action, [thing]) }))
    })
  return (
    <>
      <p className="note">
        {sayAge(thing)}
        {facts && ` · Dice: ${facts}`}
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
