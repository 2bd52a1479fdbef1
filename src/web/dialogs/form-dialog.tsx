import { type ComponentProps, Fragment, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './form-dialog.module.css'
import { Modal } from './modal.tsx'
import { useOpenForm } from './use-open-form.ts'

type FormDialogProps = {
  title: ReactNode
  opened: boolean
  onClose: () => void
  isWide?: boolean
  /** Called after the dialog has closed and restored the focus. Move the focus only then. */
  onGone?: () => void
  children: ReactNode
}

export function FormDialog({ title, opened, onClose, isWide, onGone, children }: FormDialogProps) {
  const openCount = useOpenCount(opened)
  // While the dialog fades out it keeps its last content.
  const content = useRef({ title, isWide, children })
  if (opened) content.current = { title, isWide, children }
  return (
    <Modal
      title={content.current.title}
      opened={opened}
      onClose={onClose}
      onGone={onGone}
      size={content.current.isWide ? 'wide' : 'medium'}
    >
      <Fragment key={openCount}>{content.current.children}</Fragment>
    </Modal>
  )
}

/** Counts how often the dialog was opened. Used as a React key, so that a dialog opens with a new form. */
function useOpenCount(opened: boolean): number {
  const [last, setLast] = useState({ opened, count: 0 })
  if (opened !== last.opened) setLast({ opened, count: last.count + Number(opened) })
  return last.count
}

export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={`grow ${styles.body}`}>{children}</div>
}

export function DialogFooter({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className={`grid gap-16 flex-none line-top ${styles.footer}`}>
      {above}
      <div className={`flex gap-12 justify-end ${styles.buttons}`}>{children}</div>
    </div>
  )
}

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  title: string
  label?: ReactNode
  children: ReactNode
}

/** A button that opens a dialog. Its title must be unique on the screen: by it a reload opens the dialog again. */
export function DialogButton({ title, label = title, children, ...button }: DialogButtonProps) {
  const [isOpen = false, setOpen] = useOpenForm<boolean>(title)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog title={title} opened={isOpen} onClose={() => setOpen(undefined)}>
        {children}
      </FormDialog>
    </>
  )
}
