import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from './form-dialog.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  title: string
  /** The button's text. Default: `title`. */
  label?: ReactNode
  children: (onClose: () => void) => ReactNode
}

export function DialogButton({ title, label = title, children, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog title={title} opened={isOpen} onClose={close}>
        {children(close)}
      </FormDialog>
    </>
  )
}
