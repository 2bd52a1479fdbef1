import { eq } from 'drizzle-orm'
import type { Report } from '#contract/reports.ts'
import { record } from '../activity/record.ts'
import { lockCommerce } from '../commerces/queries.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { deleteLocked } from '../offers/delete-offer.ts'
import { lockOffer } from '../offers/queries.ts'

const NOTHING_TO_HIDE = 'Ya no está en el directorio: elige otra decisión.'

/**
 * Locks the reported shop, or the shop of the reported offer. Returns a function that hides the shop or moves the offer
 * into the bin; it throws 400 if that is not public any more.
 */
export async function lockReported(
  tx: Db,
  { viewer, clock }: SignedCall,
  report: Pick<Report, 'commerce' | 'offer'>,
): Promise<() => Promise<void>> {
  const at = clock.now()
  if (report.offer !== null) {
    const offer = await lockOffer(tx, viewer, report.offer)
    return async () => {
      if (offer === undefined || offer.deleted_at !== null) throw nothingToHide()
      await deleteLocked(tx, viewer, offer, at)
    }
  }
  const { commerce: id } = report
  const shop = id === null ? undefined : await lockCommerce(tx, viewer, id)
  return async () => {
    if (id === null || shop === undefined || shop.status !== 'OK') throw nothingToHide()
    // Already hidden by its owner. The caller's restriction now prevents the owner from showing it.
    if (shop.hidden) return
    const changes = { hidden: true, updated_at: at.toISOString(), version: shop.version + 1 }
    await tx.update(commerces).set(changes).where(eq(commerces.id, id))
    const states = { before: { hidden: false }, after: { hidden: true } }
    const by = { actor: viewer, at }
    await record(tx, by, { verb: 'hide', type: 'commerce', id, name: shop.name, ...states })
  }
}

const nothingToHide = () => invalid({ decision: [NOTHING_TO_HIDE] })
