import type { Commerce } from '#contract/commerces.ts'
import { focusOf } from '#contract/photos.ts'
import { type RiskyField, riskyWords } from '#contract/proposals.ts'
import { OWNER } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'

/** Whether this user's form starts with pending values. The office's form starts with the published ones. */
export const startsWithPending = ({ pending }: Pick<Commerce, 'pending'>) =>
  pending !== undefined && storedRole() === OWNER

/** Returns a shop with the pending values for the owner's form. A form cannot start with a photo, only with the focus. */
export function withPending(commerce: Commerce): Commerce {
  if (!startsWithPending(commerce)) return commerce
  const changes = commerce.pending!.map((change) => {
    if (change.field === 'address') return change.to
    return change.field === 'photo' ? focusOf(change.to) : { [change.field]: change.to }
  })
  return Object.assign({}, commerce, ...changes)
}

export const pendingFields = ({ pending = [] }: Pick<Commerce, 'pending'>): RiskyField[] =>
  pending.map(({ field }) => field)

/** Returns the message after a save that has added changes for review; undefined after other saves. */
export function reviewMessage(before: Commerce, saved: Commerce): string | undefined {
  if (!saved.pending || pendingJson(before) === pendingJson(saved)) return undefined
  const isOnlyPending = saved.updated_at === before.updated_at
  const others = isOnlyPending
    ? 'Tus vecinos ven lo anterior hasta entonces.'
    : 'Lo demás ya está cambiado.'
  return `En revisión: ${riskyWords(pendingFields(saved))}. ${others}`
}

/** Omits the query of photo URLs, because their signatures always differ. */
const pendingJson = ({ pending = [] }: Commerce) =>
  JSON.stringify(
    pending.map(({ field, to }) => (field === 'photo' ? to.url.replace(/\?.*/, '') : to)),
  )
