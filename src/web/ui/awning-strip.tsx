import styles from './awning-strip.module.css'

/** The scalloped edge of an awning. Sizes in px. */
export function AwningStrip({ height, stripe }: { height: number; stripe: number }) {
  return (
    <div
      className={`no-print ${styles.strip}`}
      style={{ '--height': `${height}px`, '--stripe': `${stripe}px` }}
      aria-hidden
    />
  )
}
