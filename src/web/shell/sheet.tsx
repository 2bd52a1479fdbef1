import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './sheet.module.css'

type SheetProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** A sheet that slides up from the bottom of a phone, within the thumb's reach. */
export function Sheet({ title, opened, onClose, children }: SheetProps) {
  return (
    <Drawer
      title={title}
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      transitionProps={{ duration: 240, timingFunction: 'var(--ease)' }}
      overlayProps={{ color: '#09160f', backgroundOpacity: 0.58 }}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 48, iconSize: 24 }}
      classNames={{ content: styles.sheet, header: styles.header, title: styles.title }}
    >
      {children}
    </Drawer>
  )
}
