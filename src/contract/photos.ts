/** Every photo is kept in these widths, in pixels; `photo` on the wire is the largest. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** The path of one width of a photo; `hash` is the SHA-256 of what was stored, in hex. */
export function photoPath(hash: string, width: PhotoWidth = 1600): string {
  return `/photos/${hash}-${width}.webp`
}

/** The `srcset` of a photo, from its address on the wire. */
export function photoSrcset(photo: string): string {
  return PHOTO_WIDTHS.map(
    (width) => `${photo.replace(/-\d+\.webp$/, `-${width}.webp`)} ${width}w`,
  ).join(', ')
}
