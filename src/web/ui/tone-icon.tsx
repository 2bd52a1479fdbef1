import type { IconClock } from './icons.ts'
import styles from './tone-icon.module.css'

const tones = { bad: 'rejected', waiting: 'pending', good: 'ok' }

type ToneIconProps = { tone: 'bad' | 'waiting' | 'good'; icon: typeof IconClock }

/** A square with the icon of a row, coloured by what the row tells. */
export function ToneIcon({ tone, icon: Icon }: ToneIconProps) {
  return (
    <span className={`grid place-center rounded-button ${tones[tone]} ${styles.icon}`}>
      <Icon size={26} aria-hidden />
    </span>
  )
}
