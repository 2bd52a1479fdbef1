import { NavLink } from 'react-router'
import { IconUser } from '#web/ui/icons.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import styles from './settings-panel.module.css'

/** What Configuración opens: the way to one's account, and how everything looks. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.panel}>
      <NavLink to="/account" className={styles.account!} data-autofocus onClick={onClose}>
        <IconUser size={26} aria-hidden />
        Mi cuenta
      </NavLink>
      <AppearanceSettings />
    </div>
  )
}
