import type { IconClock } from './icons.ts'
import styles from './tone-icon.module.css'

const tones = { bad: 'rejected', waiting: 'pending', good: 'ok' }

type ToneIconProps = { tone: 'bad' | 'waiting' | 'good'; icon: typeof IconClock }

/** The icon of a row in a square whose colour shows the tone. */
export function ToneIcon({ tone, icon: Icon }: ToneIconProps) {
  return (
    <span className={`grid place-center rounded-button ${tones[tone]} ${styles.icon}`}>
      <Icon size={26} aria-hidden />
    </span>
  )
}
