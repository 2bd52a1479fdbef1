import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { ProposalDecision, RiskyField } from '#contract/proposals.ts'
import { record } from '../activity/record.ts'
import { findCommerce } from '../commerces/queries.ts'
import { lockCategoryUse } from '../database/category-rows.ts'
import type { Db } from '../database/open.ts'
import { proposals } from '../database/schema.ts'
import { invalid, notFound, proposalConflict, proposalDone } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { proposalDecided } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { appealLinkOf } from '../moderation/appeal-link.ts'
import { restrict } from '../moderation/restrict.ts'
import { logValues } from '../review/save-proposal.ts'
import { undoably } from '../undo/undoable.ts'
import { applyChanges } from './apply-changes.ts'
import { findProposal, lockProposal, type ProposalRow, presentProposal } from './queries.ts'

/** Repeating a decision changes nothing. Throws 400 by field, and 409 if the proposal was changed or is not open. */
export async function decideProposal(call: SignedCall, id: number, decision: ProposalDecision) {
  const { db, viewer } = call
  await undoably(call, 'change', id, async (tx) => {
    // This lock must come before the shop's, so it is taken even if the decision accepts no category.
    await lockCategoryUse(tx)
    const proposal = await lockProposal(tx, viewer, id)
    if (proposal === undefined) throw notFound()
    if (proposal.state !== 'open') {
      if (isSameDecision(proposal, call, decision)) return
      throw proposalDone(proposal.state, proposal.decided_by)
    }
    if (proposal.revision !== decision.revision) {
      throw proposalConflict(presentProposal(call, proposal))
    }
    refuseUndecided(proposal, decision)
    await decideLocked(tx, call, proposal, decision)
  })
  return findProposal(db, viewer, id)
}

function isSameDecision(
  { state, accepted, rejected, reason, decided_by }: ProposalRow,
  { viewer }: SignedCall,
  decision: ProposalDecision,
): boolean {
  const { accept, reject } = decision
  return (
    state === 'decided' &&
    decided_by === viewer.username &&
    isDeepStrictEqual([accepted, rejected, reason], [accept, reject, reasonOf(decision)])
  )
}

const reasonOf = ({ reject, reason }: ProposalDecision) =>
  reject.length === 0 ? null : (reason ?? null)

function refuseUndecided({ changes }: ProposalRow, { accept, reject }: ProposalDecision): void {
  const proposedFields = changes.map(({ field }) => field)
  const isProposed = (field: RiskyField) => proposedFields.includes(field)
  if (!accept.every(isProposed)) throw invalid({ accept: [NOT_PROPOSED] })
  if (!reject.every(isProposed)) throw invalid({ reject: [NOT_PROPOSED] })
  if (accept.length + reject.length < proposedFields.length) throw invalid({ accept: [UNDECIDED] })
}

const NOT_PROPOSED = 'El cambio no pide ese dato: carga la página otra vez'
const UNDECIDED = 'Acepta o rechaza cada dato del cambio'

async function decideLocked(
  tx: Db,
  call: SignedCall,
  { id, changes, shop: { id: shopId }, owner }: ProposalRow,
  decision: ProposalDecision,
): Promise<void> {
  const { viewer, clock } = call
  const at = clock.now().toISOString()
  const { accept, reject } = decision
  const reason = reasonOf(decision)
  const shop = (await findCommerce(tx, viewer, shopId))!
  const accepted = changes.filter(({ field }) => accept.includes(field))
  const rejected = changes.filter(({ field }) => reject.includes(field))
  const applied = await applyChanges(tx, shop, accepted, at)
  // The photo of a rejected cover is kept, because the owner may appeal.
  const photo = reject.includes('photo') ? undefined : null
  const columns = { state: 'decided', accepted: accept, rejected: reject, reason, photo } as const
  const row = { ...columns, decided_at: at, decided_by: viewer.id }
  await tx.update(proposals).set(row).where(eq(proposals.id, id))
  const name = shop.name
  const event = { type: 'proposal', id, name } as const
  if (accepted.length > 0) await record(tx, call, { ...event, verb: 'accept', ...applied })
  if (rejected.length > 0) {
    const before = logValues(rejected, 'from')
    const after = { ...logValues(rejected), reason }
    await record(tx, call, { ...event, verb: 'deny', before, after })
  }
  if (owner === null) return
  const outcome = { commerce: name, commerceId: shopId, accepted: accept, rejected: reject }
  const objectKey = { commerce: shopId, proposal: id }
  const decided = { kind: 'proposal_rejected', objectKey, object: name, owner, reason } as const
  const restricted = rejected.length > 0 ? await restrict(tx, call, decided) : undefined
  const appeal = restricted && appealLinkOf(call, restricted)
  const mail = proposalDecided({ ...outcome, reason, appeal })
  await queueMail(tx, call, { to: owner.email, mail })
}
