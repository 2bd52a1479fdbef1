import type { Activation } from '#contract/auth.ts'
import { invalid } from '../errors.ts'
import type { Services } from '../services.ts'
import { WRONG_LINK } from './activate.ts'
import { findLinkOwner } from './links.ts'

/**
 * Returns the e-mail of the account of a mailed link. It reveals nothing, because the link was sent to that address.
 * Throws 400 with `{uid}` or `{token}`.
 */
export async function findLinkEmail({ db, clock }: Services, link: Activation) {
  const now = clock.now()
  for (const purpose of ['invitation', 'reset', 'activation'] as const) {
    const owner = await findLinkOwner(db, link, purpose, now)
    if ('wrong' in owner) {
      if (owner.wrong === 'uid') throw invalid({ uid: [WRONG_LINK] })
      continue
    }
    const { email, is_active, activated_at } = owner.user
    if (is_active || activated_at === null) return { email }
  }
  throw invalid({ token: [WRONG_LINK] })
}
