import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import { type RiskyField, riskyWords } from '#contract/proposals.ts'
import { OWNER } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'

/** Whether the form of this user starts with the pending values. The office edits the published ones. */
export const beginsWithPending = ({ pending }: Pick<Commerce, 'pending'>) =>
  pending !== undefined && storedRole() === OWNER

/** Returns the shop with the pending values of its owner. The published photo stays: the pending one is not a file. */
export function askedOf(commerce: Commerce): Commerce {
  if (!beginsWithPending(commerce)) return commerce
  return Object.assign({}, commerce, wishesOf(commerce, pendingFields(commerce)))
}

/** Returns the pending values of these fields as changes of a form; of a photo only its focus. */
export function wishesOf(
  { pending = [] }: Pick<Commerce, 'pending'>,
  fields: readonly RiskyField[],
): CommerceChanges {
  const changes = pending.filter(({ field }) => fields.includes(field))
  return Object.assign(
    {},
    ...changes.map((change) => {
      if (change.field === 'address') return change.to
      if (change.field === 'photo') {
        const { photo_focus_x, photo_focus_y } = change.to
        return { photo_focus_x, photo_focus_y }
      }
      return { [change.field]: change.to }
    }),
  )
}

export const pendingFields = ({ pending = [] }: Pick<Commerce, 'pending'>): RiskyField[] =>
  pending.map(({ field }) => field)

/** Returns the message after a save that left a new change for review; undefined if there is none. */
export function reviewMessage(before: Commerce, saved: Commerce): string | undefined {
  const isNew = JSON.stringify(wishes(before)) !== JSON.stringify(wishes(saved))
  if (saved.pending === undefined || !isNew) return undefined
  const isAlone = saved.updated_at === before.updated_at
  const rest = isAlone
    ? 'Tus vecinos ven lo anterior hasta entonces.'
    : 'Lo demás ya está cambiado.'
  return `En revisión: ${riskyWords(pendingFields(saved))}. ${rest}`
}

/** Removes the query of photo URLs, because their signatures always differ. */
function wishes({ pending = [] }: Commerce) {
  return pending.map((change) =>
    change.field === 'photo' ? change.to.url.replace(/\?.*/, '') : change.to,
  )
}
