import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import { type RiskyField, riskyWords } from '#contract/proposals.ts'
import { OWNER } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'

/** Whether a form of this person begins with what waits for review: the office edits what stands. */
export const beginsWithPending = ({ pending }: Pick<Commerce, 'pending'>) =>
  pending !== undefined && storedRole() === OWNER

/** The shop as its owner has asked for it, but for a photo, which is not theirs to see as a file. */
export function askedOf(commerce: Commerce): Commerce {
  if (!beginsWithPending(commerce)) return commerce
  return Object.assign({}, commerce, wishesOf(commerce, pendingFields(commerce)))
}

/** What is asked for in these fields, as a form says it: of a cover where it is looked at. */
export function wishesOf(
  { pending = [] }: Pick<Commerce, 'pending'>,
  fields: readonly RiskyField[],
): CommerceChanges {
  const asked = pending.filter(({ field }) => fields.includes(field))
  return Object.assign(
    {},
    ...asked.map((change) => {
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

/** The message after a save that leaves something for review; undefined where nothing is left. */
export function reviewMessage(before: Commerce, saved: Commerce): string | undefined {
  const isNew = JSON.stringify(wishes(before)) !== JSON.stringify(wishes(saved))
  if (saved.pending === undefined || !isNew) return undefined
  const isAlone = saved.updated_at === before.updated_at
  const rest = isAlone
    ? 'Tus vecinos ven lo anterior hasta entonces.'
    : 'Lo demás ya está cambiado.'
  return `En revisión: ${riskyWords(pendingFields(saved))}. ${rest}`
}

/** Without the addresses of photos, whose signatures differ each time. */
function wishes({ pending = [] }: Commerce) {
  return pending.map((change) =>
    change.field === 'photo' ? change.to.url.replace(/\?.*/, '') : change.to,
  )
}
