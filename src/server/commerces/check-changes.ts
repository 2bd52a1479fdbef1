import { type CommerceChanges, commerce } from '#contract/commerces.ts'
import { refuseUnknownCategories } from '../database/category-rows.ts'
import type { Db } from '../database/open.ts'
import { editConflict, invalid } from '../errors.ts'
import { isStale } from '../http/etag.ts'
import type { SignedCall } from '../http/route.ts'
import { presentCommerce } from './present-commerce.ts'
import type { CommerceRow } from './queries.ts'

/** Throws 409 with the current shop if it was saved meanwhile, and 400 by field. */
export async function checkChanges(
  call: Omit<SignedCall, 'db'> & { db: Db },
  shop: CommerceRow,
  { category, hidden, closed_for_good }: CommerceChanges,
): Promise<void> {
  if (isStale(call.request, shop.version)) {
    throw editConflict(commerce.parse(presentCommerce(call, shop)))
  }
  if (category) await refuseUnknownCategories(call.db, category, ['category'])
  if (shop.status === 'OK') return
  if (hidden) {
    throw invalid({ hidden: ['Este comercio no está publicado: no hace falta ocultarlo.'] })
  }
  if (closed_for_good) {
    throw invalid({
      closed_for_good: ['Este comercio no está publicado: si ha cerrado, elimínalo.'],
    })
  }
}
