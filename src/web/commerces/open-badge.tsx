import type { PlainDate } from '#contract/hours/dates.ts'
import { IconDoorOff } from '#web/ui/icons.ts'
import styles from './open-badge.module.css'
import { type OpenNow, openWords } from './open-words.ts'

const tones = {
  open: 'ok',
  closing: 'pending',
  closed: 'sunken ink',
  holiday: 'rejected',
  unknown: '',
}

type OpenBadgeProps = {
  shop: OpenNow
  /** For lists: without a border, and with fewer words. */
  isShort?: boolean
  closedUntil?: PlainDate | null | undefined
  className?: string | undefined
}

/** Says whether a shop is open now. Renders nothing if its hours are unknown. */
export function OpenBadge({ shop, isShort = false, closedUntil, className = '' }: OpenBadgeProps) {
  const words = openWords(shop, { isShort, closedUntil })
  if (words === undefined) return null
  return (
    <p
      className={`no-print inline-row gap-8 small strong rounded-chip leading-14 outlined ${tones[shop.open_state]} mb-8 ${styles.badge} ${isShort ? styles.short : ''} ${className}`}
      data-state={shop.open_state}
      data-hidden-offline
    >
      {shop.open_state === 'holiday' && !isShort ? (
        <IconDoorOff size={22} aria-hidden />
      ) : (
        <span className={`flex-none ${styles.dot}`} aria-hidden />
      )}
      {words}
    </p>
  )
}
