import type { ProposalWithdrawal } from '#contract/proposals.ts'
import { lockCommerce } from '../commerces/queries.ts'
import { notFound, proposalDone } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { raiseVersion, saveProposal } from '../review/save-proposal.ts'
import { findProposal, lockProposal } from './queries.ts'

/** Withdraws the fields of the form, or all if it has none. Throws 404, and 409 if the proposal has been decided. */
export async function withdrawProposal(call: SignedCall, id: number, form: ProposalWithdrawal) {
  const { fields = [] } = form
  const { db, clock, viewer } = call
  await db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, viewer, id)
    if (proposal === undefined) throw notFound()
    if (proposal.state === 'withdrawn') return
    if (proposal.state !== 'open') throw proposalDone(proposal.state)
    const remaining = proposal.changes.filter(
      ({ field }) => fields.length > 0 && !fields.includes(field),
    )
    if (remaining.length === proposal.changes.length) return
    const shop = (await lockCommerce(tx, viewer, proposal.shop.id))!
    await raiseVersion(tx, shop.id)
    await saveProposal(tx, call, shop, { next: remaining, isReleased: false, now: clock.now() })
  })
  return findProposal(db, viewer, id)
}
