/** Widths in pixels of the files of a photo. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

export type PhotoFocus = { photo_focus_x: number; photo_focus_y: number }
export const CENTERED: PhotoFocus = { photo_focus_x: 50, photo_focus_y: 50 }

export function focusOf({ photo_focus_x, photo_focus_y }: PhotoFocus): PhotoFocus {
  return { photo_focus_x, photo_focus_y }
}

export const MAX_PHOTO_BYTES = 8 * 1024 * 1024
export const MAX_PHOTO_PIXELS = 40_000_000
/** Minimum width and height in pixels. Smaller photos look pixelated on a phone. */
const MIN_PHOTO_SIDE = 200
const MAX_PHOTO_ASPECT_RATIO = 8

export const PHOTO_ERRORS = {
  missing: 'La foto es obligatoria',
  several: 'Elige una sola foto',
  empty: 'El archivo está vacío: elige otra foto',
  kind: 'Este archivo no nos sirve como foto: elige una imagen JPEG, PNG, WebP o HEIC',
  heavy: 'La foto pesa más de 8 MB: elige otra o hazla más pequeña',
  vast: 'La foto tiene más de 40 megapíxeles: elige otra o hazla más pequeña',
  small: `La foto es demasiado pequeña: elige una de ${MIN_PHOTO_SIDE} píxeles por lado o más`,
  elongated: `La foto es demasiado alargada: un lado no puede medir más de ${MAX_PHOTO_ASPECT_RATIO} veces el otro; recórtala o elige otra`,
  animated: 'La foto no puede ser una animación: elige una imagen fija',
  transparent: 'La foto es toda transparente y no se vería nada: elige otra',
  broken: 'La foto está incompleta o dañada: ábrela, guárdala otra vez o elige otra',
} as const
export type PhotoErrorCode = keyof typeof PHOTO_ERRORS

export function photoQuotaError(
  over: 'photos' | 'bytes',
  limits: Record<'photosPerOwner' | 'photoMbPerOwner' | 'keep_bin_days', number>,
): string {
  const { photosPerOwner, photoMbPerOwner, keep_bin_days } = limits
  const reached =
    over === 'photos'
      ? `Has llegado al máximo de fotos de tu cuenta (${photosPerOwner})`
      : `Las fotos de tu cuenta no pueden ocupar más de ${photoMbPerOwner} MB`
  const wait = keep_bin_days === 1 ? '1 día' : `${keep_bin_days} días`
  return (
    `${reached}: elimina ofertas o comercios que ya no uses, que dejan sitio al salir de la ` +
    `papelera (${wait}), o escribe a la administración`
  )
}

export const PHOTO_RULES =
  `JPEG, PNG, WebP o HEIC, sin animación; hasta ${MAX_PHOTO_BYTES / 1024 / 1024} MB y ` +
  `${MAX_PHOTO_PIXELS / 1_000_000} megapíxeles, de ${MIN_PHOTO_SIDE} píxeles por lado o más, ` +
  `y un lado de hasta ${MAX_PHOTO_ASPECT_RATIO} veces el otro`

export function photoSizeError(width: number, height: number) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < MIN_PHOTO_SIDE) return 'small'
  if (long > short * MAX_PHOTO_ASPECT_RATIO) return 'elongated'
  return short * long > MAX_PHOTO_PIXELS ? 'vast' : undefined
}

export function photoPath(hash: string, width: PhotoWidth = 1600): string {
  return `/photos/${hash}-${width}.webp`
}

/** On phones `sizes` is 80vw for full-width photos, so that they load 960 px instead of 1600. */
export function photoSrcset(photo: string): string {
  const [before = photo, after = ''] = photo.split(/-\d+(?=\.webp(?:$|\?))/)
  return PHOTO_WIDTHS.map((width) => `${before}-${width}${after} ${width}w`).join(', ')
}

export function photoHash(photo: string | null | undefined): string | undefined {
  return photo?.match(/\/([0-9a-f]{64})-\d{1,4}\.webp(?=$|\?)/)?.[1]
}

export function isSamePhoto(a: string | null, b: string | null): boolean {
  return withoutQuery(a) === withoutQuery(b)
}

function withoutQuery(address: string | null): string | undefined {
  return address?.split('?', 1)[0]
}
