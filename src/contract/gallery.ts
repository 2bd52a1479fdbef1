import { z } from 'zod'
import { optionalText, parsedJson, rowId } from './fields.ts'

/** Maximum of photos of a shop, including the cover. */
export const MAX_SHOP_PHOTOS = 8

export const MAX_ALT = 200

/** `url`, `width` and `height` are those of the largest file. `alt` '': not described for blind people. */
export const shopPhoto = z.object({
  id: z.int(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  placeholder: z.string(),
})
export type ShopPhoto = z.infer<typeof shopPhoto>

export const GALLERY_ERRORS = {
  full: `Un comercio tiene como máximo ${MAX_SHOP_PHOTOS} fotos: elimina una y prueba otra vez`,
  twice: 'Esta foto ya está entre las del comercio: elige otra',
  last: 'Un comercio tiene al menos una foto: añade otra antes de eliminar esta',
  unknown: 'Una de las fotos ya no está: carga la página otra vez',
} as const

const alt = optionalText(MAX_ALT)

export const newShopPhoto = z.object({ alt: alt.optional() })

const ORDER = 'Envía las fotos en su orden, cada una con su número'

/** The first photo becomes the cover; photos that are not sent follow. Without `alt` a description does not change. */
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
