import { Modal } from '@mantine/core'
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CloseOnBack } from './close-on-back.tsx'
import styles from './form-dialog.module.css'
import { useReauthentication } from './reauthentication.ts'

type FormDialogProps = {
  title: string
  opened: boolean
  onClose: () => void
  /** 860 px instead of 600, for a form with a preview. */
  isWide?: boolean
  /** Once it has faded out and given the focus back: what moves the focus waits for it. */
  onGone?: () => void
  /** A form of DialogBody and DialogFooter; not updated while closed. */
  children: ReactNode
}

/** A form in a dialog, on phones a sheet from the bottom. Closing it returns the focus. */
export function FormDialog({ title, opened, onClose, isWide, onGone, children }: FormDialogProps) {
  // Escape then belongs to the reauthentication above it.
  const isCovered = useReauthentication() !== undefined
  const opening = useOpening(opened)
  // While it fades out it shows its last content.
  const shown = useRef({ title, children })
  if (opened) shown.current = { title, children }
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      closeOnEscape={!isCovered}
      // A click beside a button that moved must not close the form.
      closeOnClickOutside={false}
      size={isWide ? 860 : 600}
      centered
      // Mantine's scroll lock writes a style element, which the policy forbids; global.css locks the page.
      lockScroll={false}
      transitionProps={{
        duration: 240,
        timingFunction: 'var(--ease)',
        transition: matchMedia(PHONE).matches ? 'slide-up' : 'pop',
      }}
      classNames={{ inner: styles.inner, content: styles.dialog }}
    >
      <Modal.Overlay color="#09160f" backgroundOpacity={0.58} />
      <Modal.Content>
        {opened && !isCovered && <CloseOnBack onClose={onClose} />}
        <div className={`row between gap-16 flex-none ${styles.head}`}>
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

/** Marks what gets the focus when the dialog opens: its first field, or else its heading, unless the form has marked one. */
function InitialFocus() {
  const place = useRef<HTMLSpanElement>(null)
  // Before Mantine's focus trap looks for the mark.
  useLayoutEffect(() => {
    const dialog = place.current!.closest('[role="dialog"]')
    if (dialog?.querySelector('[data-autofocus]')) return
    const target = dialog?.querySelector(FIELD) ?? dialog?.querySelector('h2')
    target?.setAttribute('data-autofocus', '')
  }, [])
  return <span ref={place} hidden />
}

const FIELD =
  'form :is(input, select, textarea):not([type="file"], [type="hidden"], [tabindex="-1"])'

/** Counts openings: reopened while fading out, it shows a new form. */
function useOpening(opened: boolean): number {
  const [opening, setOpening] = useState(0)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setOpening(opening + 1)
  }
  return opening
}

/** The scrolling part. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** The part that is always visible; the main action is last. */
export function DialogFooter({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className={`grid gap-16 flex-none ${styles.footer}`}>
      {above}
      <div className={`flex gap-12 ${styles.buttons}`}>{children}</div>
    </div>
  )
}

/** As in the style sheets. */
const PHONE = '(max-width: 47.99em)'
