import type { Appeal } from '#contract/appeals.ts'
import type { Application } from '#contract/applications.ts'
import type { Freshness } from '#contract/freshness.ts'
import type { InboxItem, InboxKind } from '#contract/inbox.ts'
import type { Message } from '#contract/messages.ts'
import type { Proposal } from '#contract/proposals.ts'
import type { Report } from '#contract/reports.ts'
import type { Suggestion, SuggestionDecision } from '#contract/suggestions.ts'
import { call } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'
import { findAppeal } from '#web/appeals/calls.ts'
import { findApplication, findProposal } from '#web/applications/calls.ts'
import { findFreshness } from '#web/freshness/calls.ts'
import { tryEach } from '#web/lists/all-settled-limited.ts'
import { findMessage } from '#web/messages/calls.ts'
import { findReport } from '#web/reports/calls.ts'

const suggestions = resource<Suggestion>('/api/suggestions/')

export const decideSuggestion = (id: number, decision: SuggestionDecision) =>
  suggestions.post(id, 'decide', { decision })

type Things = {
  application: Application
  change: Proposal
  message: Message
  report: Report
  appeal: Appeal
  suggestion: Suggestion
  unconfirmed: Freshness
}

/** An item of the inbox with its data from the API of its kind. */
export type Opened = {
  [Kind in InboxKind]: { kind: Kind; id: number; thing: Things[Kind] }
}[InboxKind]

type Key = Pick<InboxItem, 'kind' | 'id'>

const FIND: { [Kind in InboxKind]: (id: number) => Promise<Things[Kind]> } = {
  application: findApplication,
  change: findProposal,
  message: findMessage,
  report: findReport,
  appeal: findAppeal,
  suggestion: suggestions.find,
  unconfirmed: findFreshness,
}

export async function readThing({ kind, id }: Key): Promise<Opened> {
  return { kind, id, thing: await FIND[kind](id) } as Opened
}

const act = ({ kind, id }: Key, action: string, data?: object) =>
  call<void>({ url: `/api/inbox/${kind}/${id}/${action}/`, method: 'post', data })

/** Tells other administrators that this item is open. */
export const sayViewing = (key: Key) => act(key, 'viewing')

/** Postpones an item until tomorrow morning. */
export const leaveForLater = (key: Key) => act(key, 'later', {})

export const bringBack = (key: Key) => act(key, 'later', { until: null })

/** Undoes the last decision on each item. @throws the error of the first that failed. */
export async function undoDecisions(keys: readonly Key[]): Promise<void> {
  const { failed, error } = await tryEach(keys, (key) => act(key, 'undo'))
  if (failed.length > 0) throw error
}
