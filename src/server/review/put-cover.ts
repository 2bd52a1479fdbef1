import { eq } from 'drizzle-orm'
import { MAX_SHOP_PHOTOS } from '#contract/gallery.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import type { Cover } from '../database/stored-change.ts'
import { nextPhotoId, readFurther, writeFurther } from '../photos/gallery-rows.ts'
import type { RiskyRow } from './risky-values.ts'

/** `photo` may be in the gallery already. `keeps_present`: the former cover stays if there is room. Lock the shop. */
export async function putCover(
  tx: Db,
  shop: RiskyRow & { id: number; photo_id: number },
  { photo, alt, photo_focus_x, photo_focus_y, keeps_present }: Cover,
): Promise<void> {
  const all = await readFurther(tx, shop.id)
  const currentRow = all.find((row) => row.photo === photo)
  const others = all.filter((row) => row !== currentRow)
  const formerCover = {
    id: shop.photo_id,
    photo: shop.photo,
    alt: shop.photo_alt,
    photo_focus_x: shop.photo_focus_x,
    photo_focus_y: shop.photo_focus_y,
  }
  // Two more photos than `others`: the new cover and the former one.
  const isKept = keeps_present && shop.photo !== '' && others.length + 2 <= MAX_SHOP_PHOTOS
  await writeFurther(tx, shop.id, isKept ? [formerCover, ...others] : others)
  const photo_id = currentRow?.id ?? (await nextPhotoId(tx))
  const cover = { photo, photo_id, photo_alt: currentRow?.alt || alt, photo_focus_x, photo_focus_y }
  await tx.update(commerces).set(cover).where(eq(commerces.id, shop.id))
}
