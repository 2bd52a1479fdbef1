import { Link, NavLink } from 'react-router'
import { IconLogout, IconUser, IconWorld } from '#web/ui/icons.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { PUBLIC_SITE } from './navigation.ts'
import styles from './settings.module.css'

type SettingsPanelProps = {
  onClose: () => void
  /** When no other part of the screen offers to log out. */
  hasLogOut?: boolean
  /** When no other part of the screen leads to the public site. */
  hasSite?: boolean
}

/** The content of Configuración: the profile and the appearance. */
export function SettingsPanel({ onClose, hasLogOut, hasSite }: SettingsPanelProps) {
  return (
    <div className="grid gap-20">
      <NavLink to="/account" className={styles.account!} data-autofocus onClick={onClose}>
        <IconUser size={26} aria-hidden />
        Mi cuenta
      </NavLink>
      {hasSite && (
        <a href={PUBLIC_SITE} className={styles.account}>
          <IconWorld size={26} aria-hidden />
          Ver la web
        </a>
      )}
      <AppearanceSettings />
      {hasLogOut && (
        <Link to="/logout" className={`${styles.account} ${styles.logOut}`}>
          <IconLogout size={26} aria-hidden />
          Log Out
        </Link>
      )}
    </div>
  )
}
