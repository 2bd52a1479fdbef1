import type { CSSProperties } from 'react'

/** The point of a photo that crops keep, in per cent of its width and height. */
export type PhotoFocus = { photo_focus_x: number; photo_focus_y: number }

/** Returns the `object-position` of a photo; undefined if it is centred, the default. */
export function objectPosition({
  photo_focus_x: x,
  photo_focus_y: y,
}: PhotoFocus): CSSProperties | undefined {
  if (x === 50 && y === 50) return undefined
  return { objectPosition: `${x}% ${y}%` }
}
