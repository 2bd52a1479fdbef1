import { Popover } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { CloseOnBack } from '#web/dialogs/close-on-back.tsx'
import { IconSettings } from '#web/ui/icons.ts'
import styles from './settings.module.css'
import { SettingsPanel } from './settings-panel.tsx'

type SettingsMenuProps = {
  className: string
  nameClassName: string
  /** Adds a tooltip with the item's name when it is hidden. */
  named: (name: string, item: ReactElement) => ReactElement
}

/** Configuración opens a small menu in place. */
export function SettingsMenu({ className, nameClassName, named }: SettingsMenuProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      position="right-end"
      offset={28}
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      classNames={{ dropdown: styles.menu }}
    >
      {named(
        'Configuración',
        <Popover.Target>
          <button type="button" className={className} onClick={() => setOpened(!opened)}>
            <IconSettings size={24} aria-hidden />
            <span className={nameClassName}>Configuración</span>
          </button>
        </Popover.Target>,
      )}
      <Popover.Dropdown>
        {opened && <CloseOnBack onClose={() => setOpened(false)} />}
        <SettingsPanel onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
