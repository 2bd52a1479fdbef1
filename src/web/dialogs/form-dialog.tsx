import { Fragment, type ReactNode, useRef, useState } from 'react'
import styles from './form-dialog.module.css'
import { Modal } from './modal.tsx'

type FormDialogProps = {
  title: ReactNode
  opened: boolean
  onClose: () => void
  /** 860 px instead of 600, for a form with a preview. */
  isWide?: boolean
  /** Once it has faded out and given the focus back: what moves the focus waits for it. */
  onGone?: () => void
  /** A form of DialogBody and DialogFooter; not updated while closed. */
  children: ReactNode
}

/** A form in a dialog. */
export function FormDialog({ title, opened, onClose, isWide, onGone, children }: FormDialogProps) {
  const opening = useOpening(opened)
  // While it fades out it shows its last content.
  const shown = useRef({ title, isWide, children })
  if (opened) shown.current = { title, isWide, children }
  return (
    <Modal
      title={shown.current.title}
      opened={opened}
      onClose={onClose}
      onGone={onGone}
      size={shown.current.isWide ? 'wide' : 'medium'}
    >
      <Fragment key={opening}>{shown.current.children}</Fragment>
    </Modal>
  )
}

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
  return <div className={`grow ${styles.body}`}>{children}</div>
}

/** The part that is always visible; the main action is last. */
export function DialogFooter({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className={`grid gap-16 flex-none line-top ${styles.footer}`}>
      {above}
      <div className={`flex gap-12 justify-end ${styles.buttons}`}>{children}</div>
    </div>
  )
}
