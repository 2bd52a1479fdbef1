import {
  type Icon,
  IconAlertTriangle,
  IconCalendarEvent,
  IconCircleCheck,
  IconClock,
  IconEyeOff,
  IconFlag,
} from './icons.ts'
import styles from './status-chip.module.css'

export function StatusChip({ tone, children }: { tone: keyof typeof icons; children: string }) {
  const Icon = icons[tone]
  return (
    <span
      className={`inline-row gap-6 small strong loose one-line rounded-chip sunken outlined ${tones[tone] ?? styles.neutral} ${styles.chip}`}
    >
      <Icon size={18} stroke={2.2} aria-hidden />
      {children}
    </span>
  )
}

export function ToneIcon({ tone, icon: Icon }: { tone: 'waiting' | 'good' | 'bad'; icon: Icon }) {
  return (
    <span className={`grid place-center rounded-button ${tones[tone]} ${styles.icon}`}>
      <Icon size={26} aria-hidden />
    </span>
  )
}

const tones: Partial<Record<keyof typeof icons, string>> = {
  waiting: 'pending',
  good: 'ok',
  bad: 'rejected',
}

const icons = {
  waiting: IconClock,
  good: IconCircleCheck,
  bad: IconAlertTriangle,
  hidden: IconEyeOff,
  later: IconCalendarEvent,
  over: IconFlag,
}
