import type { CommerceChanges } from '#contract/commerces.ts'
import { changed } from '../activity/record.ts'
import { findCommerce } from '../commerces/queries.ts'
import { updateCommerce } from '../commerces/update-commerce.ts'
import { notFound, proposalDone } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import type { StoredPhoto } from '../photos/store-photo.ts'
import { findProposal, type ProposalRow } from './queries.ts'

/** Changes an open proposal; a field set to its published value is withdrawn. Throws 400 by field, 409 if not open. */
export async function amendProposal(
  call: SignedCall,
  { id, state, shop }: ProposalRow,
  changes: CommerceChanges,
  photo: StoredPhoto | undefined,
): Promise<ProposalRow | undefined> {
  const isEmpty =
    photo === undefined && Object.values(changes).every((value) => value === undefined)
  if (isEmpty && state === 'open') return findProposal(call.db, call.viewer, id)
  const commerce = await findCommerce(call.db, call.viewer, shop.id)
  if (commerce === undefined) throw notFound()
  if (state !== 'open') {
    // A retry of a request that closed the proposal succeeds: all values of the form are published already.
    const names = Object.keys(changes) as (keyof typeof commerce & string)[]
    const isPublished =
      (photo === undefined || photo.hash === commerce.photo) &&
      changed(commerce, changes as Partial<typeof commerce>, names) === undefined
    if (isPublished) return findProposal(call.db, call.viewer, id)
    throw proposalDone(state)
  }
  await updateCommerce(call, commerce.id, { ...changes, with_pending: true }, photo)
  return findProposal(call.db, call.viewer, id)
}
