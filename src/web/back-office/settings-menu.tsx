import { Popover } from '@base-ui/react/popover'
import { type ReactElement, useState } from 'react'
import { CloseOnBack } from '#web/dialogs/close-on-back.tsx'
import { IconSettings } from '#web/ui/icons.ts'
import styles from './settings.module.css'
import { SettingsPanel } from './settings-panel.tsx'

type SettingsMenuProps = {
  className: string
  nameClassName: string
  /** Adds a tooltip with the item's name while the name is hidden. */
  named: (name: string, item: ReactElement) => ReactElement
  /** Whether it includes the public site, for which the sidebar may have no room. */
  hasSite: boolean
}

/** The item Configuración, which opens a small menu. */
export function SettingsMenu({ className, nameClassName, named, hasSite }: SettingsMenuProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover.Root open={opened} onOpenChange={setOpened} modal="trap-focus">
      {named(
        'Configuración',
        <Popover.Trigger className={className}>
          <IconSettings size={24} aria-hidden />
          <span className={nameClassName}>Configuración</span>
        </Popover.Trigger>,
      )}
      <Popover.Portal>
        <Popover.Positioner className={styles.menuPlace} side="right" align="end" sideOffset={28}>
          <Popover.Popup className={`card outlined p-20 ${styles.menu}`} aria-label="Configuración">
            {opened && <CloseOnBack onClose={() => setOpened(false)} />}
            <SettingsPanel onClose={() => setOpened(false)} hasSite={hasSite} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
