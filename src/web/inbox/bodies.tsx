import type { ComponentType } from 'react'
import type { Category } from '#contract/categories.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { InboxKind } from '#contract/inbox.ts'
import { AppealDetails, AnswerForm as AppealForm } from '#web/appeals/appeal-details.tsx'
import { answeredMessage, KINDS as RESTRICTIONS } from '#web/appeals/labels.ts'
import { ApplicationContent } from '#web/applications/application-content.tsx'
import { ProposalOutcome } from '#web/applications/change-values.tsx'
import { Decision, type Verdict } from '#web/applications/decision.tsx'
import { ProposalDecision } from '#web/applications/proposal-decision.tsx'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { formatDay, formatMoment } from '#web/format/dates.ts'
import { FRESHNESS_CALLS } from '#web/freshness/calls.ts'
import { FreshnessActions } from '#web/freshness/freshness-actions.tsx'
import { dataState, doneMessage, type FreshnessAction, sayData } from '#web/freshness/labels.ts'
import { decidedMessage, formatKind } from '#web/reports/labels.ts'
import { DecisionForm, ReportDetails } from '#web/reports/report-details.tsx'
import { attempt } from '#web/screens/attempt.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { undoDecisions } from './calls.ts'
import type { LoadedItem } from './kinds.ts'
import { MessageBody } from './message-body.tsx'
import { SuggestionBody } from './suggestion-body.tsx'
import type { Outcome } from './use-inbox.ts'

type BodyProps<Kind extends InboxKind> = {
  opened: LoadedItem<Kind>
  categories: readonly Category[]
  /** Shows the outcome and opens the next pending item. `decided`: by default the open item. */
  goOn: (outcome: Outcome, decided?: readonly LoadedItem[]) => Promise<void>
}

export type KindBodyProps<Kind extends InboxKind> = BodyProps<Kind> & {
  onDecided: (decided: Verdict) => Promise<void>
}

const BODIES: { [Kind in InboxKind]: ComponentType<KindBodyProps<Kind>> } = {
  application: ApplicationBody,
  change: ChangeBody,
  message: MessageBody,
  report: ReportBody,
  appeal: AppealBody,
  suggestion: SuggestionBody,
  unconfirmed: UnconfirmedBody,
}

export function Body(props: BodyProps<InboxKind>) {
  const { opened, goOn } = props
  const BodyOfKind = BODIES[opened.kind] as ComponentType<KindBodyProps<InboxKind>>
  // Without a word somebody else was faster, and `message` says who.
  const onDecided = ({ message, canUndo = true, word = 'Ya estaba decidido' }: Verdict) =>
    goOn({ word, message, ...(canUndo && { onUndo: () => undoDecisions([opened]) }) })
  return <BodyOfKind {...props} onDecided={onDecided} />
}

const DELETED = 'Lo que se escribió ya se ha eliminado.'

function ApplicationBody({ opened, categories, onDecided }: KindBodyProps<'application'>) {
  const { data } = opened
  const { commerce, owner, submitted_at } = data
  const names = categoryNames(commerce.category, categories)
  return (
    <>
      <p className="note">
        {[names[0], owner?.username, formatDay(submitted_at)].filter(Boolean).join(' · ')}
      </p>
      <ApplicationContent
        application={data}
        shop={facadeOf(commerce, categories)}
        categories={names}
      />
      {data.status === 'PE' && <Decision application={data} onDecided={onDecided} />}
    </>
  )
}

function ChangeBody({ opened: { data }, categories, onDecided }: KindBodyProps<'change'>) {
  const props = { proposal: data, categories }
  return (
    <>
      <p className="note">
        {[data.owner?.username, formatDay(data.created_at)].filter(Boolean).join(' · ')}
      </p>
      {data.state === 'open' ? (
        <ProposalDecision key={data.revision} {...props} onDecided={onDecided} />
      ) : (
        <ProposalOutcome {...props} />
      )}
    </>
  )
}

function ReportBody({ opened: { data }, onDecided }: KindBodyProps<'report'>) {
  return (
    <>
      <p className="note">
        {formatKind(data)} · {formatMoment(data.created_at)}
      </p>
      <blockquote className="quote">{data.text || DELETED}</blockquote>
      <ReportDetails report={data} />
      {data.decision === null && (
        <DecisionForm
          report={data}
          onDecided={() => onDecided({ word: 'Resuelto', message: decidedMessage(data) })}
        />
      )}
    </>
  )
}

function AppealBody({ opened: { data }, onDecided }: KindBodyProps<'appeal'>) {
  return (
    <>
      <p className="note">
        {RESTRICTIONS[data.kind]} · {formatMoment(data.appealed_at)}
      </p>
      <blockquote className="quote">{data.appeal || DELETED}</blockquote>
      <AppealDetails appeal={data} />
      {data.outcome === null && data.may_answer && (
        <AppealForm
          appeal={data}
          onAnswered={({ outcome }) =>
            onDecided({ word: 'Respondido', message: answeredMessage(outcome) })
          }
        />
      )}
    </>
  )
}

function UnconfirmedBody({ opened: { data }, onDecided }: KindBodyProps<'unconfirmed'>) {
  const { busy, run } = useBusy<FreshnessAction>()
  const state = dataState(data)
  const facts = factsInWords(data.facts)
  const act = (action: FreshnessAction) =>
    attempt(async () => {
      await FRESHNESS_CALLS[action](data.id)
      const word = action === 'ask' ? 'Preguntado' : 'Dado por bueno'
      await onDecided({ word, message: doneMessage(action, [data]) })
    })
  return (
    <>
      <p className="note">
        {sayData(data)}
        {facts && ` · Dice: ${facts}`}
      </p>
      <div className="cluster gap-12">
        <StatusChip tone={state.tone}>{state.text}</StatusChip>
        <ButtonLink to={`/commerces/${data.id}`} variant="text" size="small">
          Abrir el comercio
        </ButtonLink>
      </div>
      <div className="cluster gap-12" data-decision>
        <FreshnessActions
          shop={data}
          busyOf={(action) => busy === action}
          onRun={(action) => void run(action, () => act(action))}
        />
      </div>
    </>
  )
}
