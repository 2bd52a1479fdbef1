import type { CSSProperties } from 'react'
import { CENTERED, type PhotoFocus } from '#contract/photos.ts'

/** Where a cropped photo looks; nothing to say of the middle, which is usual. */
export function objectPosition({
  photo_focus_x: x,
  photo_focus_y: y,
}: PhotoFocus): CSSProperties | undefined {
  if (x === CENTERED.photo_focus_x && y === CENTERED.photo_focus_y) return undefined
  return { objectPosition: `${x}% ${y}%` }
}
