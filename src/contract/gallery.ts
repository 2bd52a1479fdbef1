import { z } from 'zod'
import { limitedLine, parsedJson, rowId } from './fields.ts'

/** Photos of a shop, its cover among them. */
export const MAX_SHOP_PHOTOS = 8

/** Characters of the description of a photo. */
export const MAX_ALT = 200

/**
 * A photo of a shop, of which the first is the cover, `photo` of the shop. `url` is of its largest file, whose pixels
 * `width` and `height` are. `alt` says what is seen in it, for those who do not see it; '': not described.
 */
export const shopPhoto = z.object({
  id: z.int(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  placeholder: z.string(),
})
export type ShopPhoto = z.infer<typeof shopPhoto>

/** What the rows have against a change, and what to do. */
export const GALLERY_ERRORS = {
  full: `Un comercio tiene como máximo ${MAX_SHOP_PHOTOS} fotos: elimina una y prueba otra vez`,
  twice: 'Esta foto ya está entre las del comercio: elige otra',
  last: 'Un comercio tiene al menos una foto: añade otra antes de eliminar esta',
  unknown: 'Una de las fotos ya no está: carga la página otra vez',
} as const

const alt = limitedLine(MAX_ALT)

/** One photo more, which is sent as the file `photo`. */
export const newShopPhoto = z.object({ alt: alt.optional() })

const ORDER = 'Envía las fotos en su orden, cada una con su número'

/**
 * The photos in another order, or with other descriptions: the first becomes the cover. Those that are not named
 * follow in the order that they have; without `alt` a description stays. Forms without JSON send them as JSON text.
 */
export const galleryChanges = z.object({
  photos: z.preprocess(
    parsedJson,
    z
      .array(z.object({ id: rowId(GALLERY_ERRORS.unknown), alt: alt.optional() }, ORDER), ORDER)
      .min(1, ORDER)
      .max(MAX_SHOP_PHOTOS, GALLERY_ERRORS.full)
      .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, ORDER),
  ),
})
export type GalleryChanges = z.infer<typeof galleryChanges>
