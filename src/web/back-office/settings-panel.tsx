import { Link, NavLink } from 'react-router'
import { IconLogout, IconUser, IconWorld } from '#web/ui/icons.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { PUBLIC_SITE } from './navigation.ts'
import styles from './settings.module.css'

type SettingsPanelProps = {
  onClose: () => void
  /** For screens without another button to log out. */
  hasLogOut?: boolean
  /** For screens without another link to the public site. */
  hasSite?: boolean
}

/** The content of Configuración: the profile and the appearance. */
export function SettingsPanel({ onClose, hasLogOut, hasSite }: SettingsPanelProps) {
  return (
    <div className="grid gap-20">
      <NavLink
        to="/account"
        className={`hover-sunken row gap-14 ink no-underline min-h-56 px-8 strong rounded-button ${styles.account}`}
        data-autofocus
        onClick={onClose}
      >
        <IconUser size={26} aria-hidden />
        Mi cuenta
      </NavLink>
      {hasSite && (
        <a
          href={PUBLIC_SITE}
          className={`hover-sunken row gap-14 ink no-underline min-h-56 px-8 strong rounded-button ${styles.account}`}
        >
          <IconWorld size={26} aria-hidden />
          Ver la web
        </a>
      )}
      <AppearanceSettings />
      {hasLogOut && (
        <Link
          to="/logout"
          className={`hover-sunken line-top row gap-14 ink no-underline min-h-56 px-8 strong ${styles.account} ${styles.logOut}`}
        >
          <IconLogout size={26} aria-hidden />
          Log Out
        </Link>
      )}
    </div>
  )
}
