import { CENTERED, type PhotoFocus } from '#contract/photos.ts'

/**
 * The focus that a save writes; nothing leaves it as it is. It is of one photo: where another comes, or
 * none is left, what the form does not say goes back to the middle. `present` and `next` are hashes.
 */
export function focusAfter(
  present: string | null,
  next: string | null | undefined,
  { photo_focus_x, photo_focus_y }: Partial<PhotoFocus>,
): Partial<PhotoFocus> {
  if (next === undefined || next === present) return { photo_focus_x, photo_focus_y }
  return {
    photo_focus_x: photo_focus_x ?? CENTERED.photo_focus_x,
    photo_focus_y: photo_focus_y ?? CENTERED.photo_focus_y,
  }
}
