import { Modal } from '@mantine/core'
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CloseOnBack } from './close-on-back.tsx'
import styles from './form-dialog.module.css'
import { useReauthentication } from './reauthentication.ts'

type FormDialogProps = {
  title: string
  opened: boolean
  onClose: () => void
  /** 860 px instead of 600, for a form with a preview at its side. */
  isWide?: boolean
  /** A form of DialogBody and DialogFooter; not looked at while it is closed. */
  children: ReactNode
}

/** A form over the screen; on phones a sheet from the bottom. Closing gives the focus back. */
export function FormDialog({ title, opened, onClose, isWide, children }: FormDialogProps) {
  // Escape is then for the login that stands over it.
  const isCovered = useReauthentication() !== undefined
  const opening = useOpening(opened)
  // It fades out with what stood in it.
  const shown = useRef({ title, children })
  if (opened) shown.current = { title, children }
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isCovered}
      // A second click on a button that has moved is no wish to leave the form.
      closeOnClickOutside={false}
      size={isWide ? 860 : 600}
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
        {opened && !isCovered && <CloseOnBack onClose={onClose} />}
        <div className={styles.head}>
          <Modal.Title component="h2" className={styles.title} tabIndex={-1}>
            {shown.current.title}
          </Modal.Title>
          <Modal.CloseButton className={styles.close} aria-label="Cerrar" size={48} iconSize={26} />
        </div>
        <Fragment key={opening}>
          {shown.current.children}
          <InitialFocus />
        </Fragment>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Marks what takes the focus when the dialog opens: its first field, or its heading where it has none. */
function InitialFocus() {
  const place = useRef<HTMLSpanElement>(null)
  // Before Mantine's focus trap looks for the mark.
  useLayoutEffect(() => {
    const dialog = place.current!.closest('[role="dialog"]')
    const target = dialog?.querySelector(FIELD) ?? dialog?.querySelector('h2')
    target?.setAttribute('data-autofocus', '')
  }, [])
  return <span ref={place} hidden />
}

const FIELD =
  'form :is(input, select, textarea):not([type="file"], [type="hidden"], [tabindex="-1"])'

/** Which time it is: opened again before it has faded out, it shows a form of its own. */
function useOpening(opened: boolean): number {
  const [opening, setOpening] = useState(0)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setOpening(opening + 1)
  }
  return opening
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
