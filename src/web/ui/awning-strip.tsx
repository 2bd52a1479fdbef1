import styles from './awning-strip.module.css'

/** A scalloped strip, once per screen. Sizes in px. */
export function AwningStrip({ height = 30, stripe = 25 }: { height?: number; stripe?: number }) {
  return (
    <div
      className={`no-print ${styles.strip}`}
      style={{ '--height': `${height}px`, '--stripe': `${stripe}px` }}
      aria-hidden
    />
  )
}
