import { Link, NavLink } from 'react-router'
import { IconLogout, IconUser } from '#web/ui/icons.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import styles from './settings-panel.module.css'

type SettingsPanelProps = {
  onClose: () => void
  /** Where no other place on the screen leads out. */
  withLogOut?: boolean
}

/** What Configuración opens: the way to one's account, and how everything looks. */
export function SettingsPanel({ onClose, withLogOut }: SettingsPanelProps) {
  return (
    <div className={styles.panel}>
      <NavLink to="/account" className={styles.account!} data-autofocus onClick={onClose}>
        <IconUser size={26} aria-hidden />
        Mi cuenta
      </NavLink>
      <AppearanceSettings />
      {withLogOut && (
        <Link to="/logout" className={`${styles.account} ${styles.logOut}`}>
          <IconLogout size={26} aria-hidden />
          Log Out
        </Link>
      )}
    </div>
  )
}
