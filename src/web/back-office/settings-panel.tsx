import { NavLink, type NavLinkProps } from 'react-router'
import { ADMINISTRATOR, roleNumber } from '#contract/roles.ts'
import { useUser } from '#web/api/session.ts'
import { deviceChoice } from '#web/document/device-choice.ts'
import { shortcuts } from '#web/inbox/shortcuts.ts'
import { fontSizeStorageKey, schemeStorageKey } from '#web/theme/appearance-script.ts'
import { type Icon, IconLogout, IconUser, IconWorld } from '#web/ui/icons.ts'
import { Segments, type SegmentsProps } from '#web/ui/segments.tsx'
import { PUBLIC_SITE } from './navigation.ts'
import styles from './settings.module.css'
import { toastRefusal } from './toast-refusal.ts'

type SettingsPanelProps = { onClose: () => void; hasLogOut?: boolean; hasSite?: boolean }

export function SettingsPanel({ onClose, hasLogOut, hasSite }: SettingsPanelProps) {
  const hasInbox = roleNumber(useUser()?.role) === ADMINISTRATOR
  return (
    <div className="grid gap-20">
      <Item to="/account" icon={IconUser} name="Mi cuenta" data-autofocus onClick={onClose} />
      {hasSite && <Item to={PUBLIC_SITE} icon={IconWorld} name="Ver la web" reloadDocument />}
      <Setting
        label="Apariencia"
        choice={scheme}
        options={[
          { value: 'light', name: 'Claro' },
          { value: 'dark', name: 'Oscuro' },
          { value: 'auto', name: 'Sistema' },
        ]}
      />
      <Setting
        label="Tamaño de letra"
        choice={fontSize}
        options={[
          { value: '100', name: '100 %' },
          { value: '112', name: '112 %' },
          { value: '125', name: '125 %' },
        ]}
      />
      {hasInbox && (
        <Setting
          label="Teclas sueltas en la Bandeja"
          choice={shortcuts}
          options={[
            { value: 'si', name: 'Sí' },
            { value: 'no', name: 'No' },
          ]}
        />
      )}
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

const scheme = deviceChoice(schemeStorageKey, ['auto', 'light', 'dark'])
const fontSize = deviceChoice(fontSizeStorageKey, ['100', '112', '125'])

type SettingProps<Value extends string> = Pick<SegmentsProps<Value>, 'label' | 'options'> & {
  choice: ReturnType<typeof deviceChoice<Value>>
}

function Setting<Value extends string>({ label, options, choice }: SettingProps<Value>) {
  function onChange(value: Value) {
    toastRefusal(choice.choose(value))
    // `appearanceScript` listens to this event and applies the value.
    dispatchEvent(new CustomEvent('appearance', { detail: { key: choice.key, value } }))
  }

  return (
    <div>
      <p className="strong mb-8" aria-hidden>
        {label}
      </p>
      <Segments label={label} options={options} value={choice.useValue()} onChange={onChange} />
    </div>
  )
}
