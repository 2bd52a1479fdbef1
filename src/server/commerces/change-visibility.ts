import type { CommerceChanges } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { changed, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { HIDDEN_BY_OFFICE, invalid } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { unrestrict } from '../moderation/end-restrictions.ts'
import { requireReason } from '../moderation/require-reason.ts'
import { restrictAndMail } from '../moderation/restrict.ts'
import type { CommerceRow } from './queries.ts'
import type { CommerceChange } from './save-fields.ts'

type VisibilityForm = Pick<CommerceChanges, 'hidden' | 'closed_for_good' | 'reason'>

/** Closing for good also hides, showing also reopens. Throws 400 if the office hid the shop or gives no reason. */
export async function visibilityChange(
  tx: Db,
  call: SignedCall,
  shop: CommerceRow,
  { hidden, closed_for_good, reason }: VisibilityForm,
): Promise<CommerceChange | undefined> {
  const isHidden = closed_for_good ? true : hidden
  const isReopened = closed_for_good === false || isHidden === false
  const closed_at = closed_for_good
    ? (shop.closed_at ?? call.clock.now().toISOString())
    : isReopened
      ? null
      : undefined
  const change = changed(shop, { hidden: isHidden, closed_at }, ['hidden', 'closed_at'])
  if (change === undefined) return undefined
  if (change.after.hidden === true) requireReason(call.viewer, shop.owner, reason)
  if (change.after.hidden === false) {
    const objectKey = { commerce: shop.id }
    if (!(await unrestrict(tx, call, 'commerce_hidden', objectKey))) {
      throw invalid({ hidden: [HIDDEN_BY_OFFICE] })
    }
  }
  const { before, after } = change
  return {
    columns: { ...after, updated_at: call.clock.now().toISOString() },
    async follow(name) {
      const { id, owner } = shop
      const hides = after.hidden === true
      const loggedReason = hides && owner?.id !== call.viewer.id ? { reason } : {}
      const verb = verbOf(after)
      const values = { before, after: { ...after, ...loggedReason } }
      await record(tx, call, { verb, type: 'commerce', id, name, ...values })
      if (!hides || call.viewer.role !== ADMINISTRATOR || owner === null) return
      // The owner is mailed the reason and cannot show the shop again.
      await restrictAndMail(tx, call, {
        kind: 'commerce_hidden',
        objectKey: { commerce: id },
        object: name,
        owner,
        reason: reason ?? null,
      })
    },
  }
}

function verbOf({ hidden, closed_at }: Record<string, unknown>) {
  if (closed_at) return 'close'
  if (hidden === undefined) return 'update'
  return hidden ? 'hide' : 'show'
}
