import { NavLink, type NavLinkProps } from 'react-router'
import { ADMINISTRATOR, roleNumber } from '#contract/roles.ts'
import { useUser } from '#web/api/use-user.ts'
import { setShortcuts, useShortcuts } from '#web/inbox/shortcuts.ts'
import { useAppearance } from '#web/theme/appearance.ts'
import { type Icon, IconLogout, IconUser, IconWorld } from '#web/ui/icons.ts'
import { Segments, type SegmentsProps } from '#web/ui/segments.tsx'
import { PUBLIC_SITE } from './navigation.ts'
import { sayIfUnstored } from './say-if-unstored.ts'
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
      <Item to="/account" icon={IconUser} name="Mi cuenta" data-autofocus onClick={onClose} />
      {hasSite && <Item to={PUBLIC_SITE} icon={IconWorld} name="Ver la web" reloadDocument />}
      <AppearanceSettings />
      {hasLogOut && (
        <div className={`line-top ${styles.logOut}`}>
          <Item to="/logout" icon={IconLogout} name="Log Out" lang="en" />
        </div>
      )}
    </div>
  )
}

type ItemProps = NavLinkProps & { icon: Icon; name: string }

function Item({ icon: ItemIcon, name, ...link }: ItemProps) {
  return (
    <NavLink
      {...link}
      className={`hover-sunken row gap-14 ink no-underline min-h-56 px-8 strong rounded-button current ${styles.account}`}
    >
      <ItemIcon size={26} aria-hidden />
      {name}
    </NavLink>
  )
}

/** Theme, font size and, for administrators, the keyboard shortcuts. Choices are applied at once. */
function AppearanceSettings() {
  const { scheme, setScheme, fontSize, setFontSize } = useAppearance()
  const hasInbox = roleNumber(useUser()?.role) === ADMINISTRATOR
  const areShortcutsOn = useShortcuts()
  return (
    <div className="grid gap-20">
      <Choice
        label="Apariencia"
        options={schemes}
        value={scheme}
        onChange={(value) => sayIfUnstored(setScheme(value))}
      />
      <Choice
        label="Tamaño de letra"
        options={sizes}
        value={fontSize}
        onChange={(value) => sayIfUnstored(setFontSize(value))}
      />
      {hasInbox && (
        <Choice
          label="Teclas sueltas en la Bandeja"
          options={shortcuts}
          value={areShortcutsOn ? 'on' : 'off'}
          onChange={(value) => sayIfUnstored(setShortcuts(value === 'on') === undefined)}
        />
      )}
    </div>
  )
}

const schemes = [
  { value: 'light', name: 'Claro' },
  { value: 'dark', name: 'Oscuro' },
  { value: 'auto', name: 'Sistema' },
] as const

const sizes = [
  { value: '100', name: '100 %' },
  { value: '112', name: '112 %' },
  { value: '125', name: '125 %' },
] as const

const shortcuts = [
  { value: 'on', name: 'Sí' },
  { value: 'off', name: 'No' },
] as const

/** A choice with its label visible above it. */
function Choice<Value extends string>(props: SegmentsProps<Value>) {
  return (
    <div>
      <p className="strong mb-8" aria-hidden>
        {props.label}
      </p>
      <Segments {...props} />
    </div>
  )
}
