import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { CloseOnBack } from './close-on-back.tsx'
import styles from './sheet.module.css'

type SheetProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** A sheet that slides up from the bottom of a phone. */
export function Sheet({ title, opened, onClose, children }: SheetProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      // The theme's default only reaches Drawer; Mantine's lock writes a style element.
      lockScroll={false}
      transitionProps={{ duration: 240, timingFunction: 'var(--ease)' }}
      classNames={{ content: styles.sheet }}
    >
      <Drawer.Overlay color="#09160f" backgroundOpacity={0.58} />
      <Drawer.Content>
        {opened && <CloseOnBack onClose={onClose} />}
        <div className={`row surface ${styles.head}`}>
          <Drawer.Title className={styles.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Cerrar" size={48} iconSize={24} />
        </div>
        <Drawer.Body className={styles.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
