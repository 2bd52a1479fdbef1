import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { Landing } from '#web/site/landing/landing.tsx'
import { guarded } from '../api/guard.ts'
import styles from './settings.module.css'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], () => null)

export function HydrateFallback() {
  return null
}

/** The home screen again, as the specification asks; nothing links here. */
export default function SettingsRoute() {
  return (
    <div className={styles.bleed}>
      <Landing isInLayout />
    </div>
  )
}
