import { CENTERED, type PhotoFocus } from '#contract/photos.ts'

/** If the photo changes, coordinates that a form does not set return to the middle. `current` and `next` are hashes. */
export function nextFocus(
  current: string | null,
  next: string | null | undefined,
  { photo_focus_x, photo_focus_y }: Partial<PhotoFocus>,
): Partial<PhotoFocus> {
  if (next === undefined || next === current) return { photo_focus_x, photo_focus_y }
  return {
    photo_focus_x: photo_focus_x ?? CENTERED.photo_focus_x,
    photo_focus_y: photo_focus_y ?? CENTERED.photo_focus_y,
  }
}
