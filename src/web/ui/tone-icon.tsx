import type { IconClock } from './icons.ts'
import styles from './tone-icon.module.css'

type ToneIconProps = { tone: 'bad' | 'waiting' | 'good'; icon: typeof IconClock }

/** A square with the icon of a row, coloured by what the row tells. */
export function ToneIcon({ tone, icon: Icon }: ToneIconProps) {
  return (
    <span className={`${styles.icon} ${styles[tone]}`}>
      <Icon size={26} aria-hidden />
    </span>
  )
}
