import type { Suggestion, SuggestionDecision } from '#contract/suggestions.ts'
import { call } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'
import { tryEach } from '#web/lists/all-settled-limited.ts'
import type { Key } from './labels.ts'

const suggestions = resource<Suggestion>('/api/suggestions/')

export const { find: findSuggestion } = suggestions

export const decideSuggestion = (id: number, decision: SuggestionDecision) =>
  suggestions.post(id, 'decide', { decision })

const act = ({ kind, id }: Key, action: string, data?: object) =>
  call<void>({ url: `/api/inbox/${kind}/${id}/${action}/`, method: 'post', data })

/** Shows other administrators that the user has the item open. */
export const sendViewing = (key: Key) => act(key, 'viewing')

/** Postpones an item until tomorrow morning, the server's default. */
export const leaveForLater = (key: Key) => act(key, 'later', {})

export const undoLater = (key: Key) => act(key, 'later', { until: null })

/** Undoes the last decision on each item. Throws the first error. */
export async function undoDecisions(keys: readonly Key[]): Promise<void> {
  const { failed, error } = await tryEach(keys, (key) => act(key, 'undo'))
  if (failed.length > 0) throw error
}
