import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAskingAgain } from './asking-again.ts'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  title: string
  opened: boolean
  onClose: () => void
  /** 860 px instead of 600, for a form with a preview at its side. */
  wide?: boolean
  /** A form of DialogBody and DialogFooter. */
  children: ReactNode
}

/** A form over the screen; on phones a sheet from the bottom. Closing gives the focus back. */
export function FormDialog({ title, opened, onClose, wide, children }: FormDialogProps) {
  // Escape is then for the login that stands over it.
  const isCovered = useAskingAgain() !== undefined
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isCovered}
      // A second click on a button that has moved is no wish to leave the form.
      closeOnClickOutside={false}
      size={wide ? 860 : 600}
      centered
      // Mantine's lock writes a style element, which the policy forbids; global.css holds the page.
      lockScroll={false}
      transitionProps={{
        duration: 240,
        timingFunction: 'var(--ease)',
        transition: matchMedia(PHONE).matches ? 'slide-up' : 'pop',
      }}
      classNames={{ inner: styles.place, content: styles.dialog }}
    >
      <Modal.Overlay color="#09160f" backgroundOpacity={0.58} />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title component="h2" className={styles.title} tabIndex={-1} data-autofocus>
            {title}
          </Modal.Title>
          <Modal.CloseButton className={styles.close} aria-label="Cerrar" size={48} iconSize={26} />
        </div>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}

/** What scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** What is always in sight: how it ends, the main action last. */
export function DialogFooter({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.footer}>
      {above}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** As the style sheets say it. */
const PHONE = '(max-width: 47.99em)'
