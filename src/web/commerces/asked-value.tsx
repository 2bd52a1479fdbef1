import type { Category } from '#contract/categories.ts'
import type { PendingChange } from '#contract/proposals.ts'
import styles from './commerce-form.module.css'
import { categoryNames } from './facade-of.ts'

/** Shows a value of a pending change: as text or as a photo. */
export function AskedValue({
  change,
  which = 'to',
  categories,
}: {
  change: PendingChange
  which?: 'from' | 'to'
  categories: readonly Category[]
}) {
  if (change.field === 'photo') {
    const { url, alt, photo_focus_x: x, photo_focus_y: y } = change[which]
    return (
      <img
        src={url.replace(/-\d+\.webp/, '-480.webp')}
        alt={alt || (which === 'to' ? 'La foto que se pide' : 'La foto de antes')}
        width={480}
        height={330}
        className={`full-width rounded-button photo-edge ${styles.photo}`}
        style={{ objectPosition: `${x}% ${y}%` }}
      />
    )
  }
  if (change.field === 'category') return categoryNames(change[which], categories).join(', ')
  return change.field === 'address' ? placeWords(change, which) : change[which]
}

/** Returns the address; if only its point changes, says so. */
function placeWords({ from, to }: PendingChange & { field: 'address' }, which: 'from' | 'to') {
  const { direction } = which === 'from' ? from : to
  if (from.direction !== to.direction) return direction
  return which === 'from' ? direction : `${direction}, con el pin en otro lugar`
}
