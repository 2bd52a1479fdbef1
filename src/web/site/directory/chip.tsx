import type { ButtonHTMLAttributes } from 'react'
import styles from './category-filters.module.css'

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & { isPressed?: boolean }

/** A chip of the row above a list. It filters, or opens a popover. */
export function Chip({ isPressed, className = '', ...button }: ChipProps) {
  return (
    <button
      type="button"
      {...button}
      className={`inline-row gap-10 flex-none surface tap one-line rounded-button px-16 strong ${styles.chip} ${className}`}
      aria-pressed={button.type === 'submit' ? isPressed : undefined}
      data-on={isPressed || undefined}
    />
  )
}
