import type { Db } from '../database/open.ts'
import { nextPhotoId, readFurther, writeFurther } from './gallery-rows.ts'

/**
 * The id and the description of the photo that a save makes the cover in place of the present one; the others stay.
 * A picture that the shop already shows moves up, with its description; any other has none yet. Lock the shop first.
 */
export async function replaceCover(tx: Db, commerce: number, hash: string) {
  const further = await readFurther(tx, commerce)
  const known = further.find(({ photo }) => photo === hash)
  if (known === undefined) return { photo_id: await nextPhotoId(tx), photo_alt: '' }
  await writeFurther(
    tx,
    commerce,
    further.filter((photo) => photo !== known),
  )
  return { photo_id: known.id, photo_alt: known.alt }
}
