import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormFoot, FormHead } from '#web/ui/form-frame.tsx'
import type { Form } from '#web/ui/use-form.ts'
import styles from './dialog-form.module.css'
import { DialogBody, DialogFooter } from './form-dialog.tsx'

type DialogFormProps = {
  title: string
  form: Form & { isBusy: boolean; submit: (event: FormEvent) => Promise<void> }
  /** How the form stands after 'Empezar de nuevo'. */
  emptied?: string
  /** What the main button says, and while it is being done. */
  send: string
  sending?: string
  icon?: ReactNode
  danger?: boolean
  /** What the way out says. */
  cancel?: string
  onClose: () => void
  /** Before what the form says of itself. */
  above?: ReactNode
  children: ReactNode
}

/** The frame of a form in a FormDialog. */
export function DialogForm(props: DialogFormProps) {
  const { title, form, danger, cancel = 'Cancelar', onClose } = props
  return (
    <form noValidate aria-label={title} onSubmit={form.submit}>
      <DialogBody>
        <div className={styles.fields}>
          {props.above}
          <FormHead form={form} emptied={props.emptied} />
          {props.children}
        </div>
      </DialogBody>
      <DialogFooter above={<FormFoot form={form} />}>
        <Button variant="text" onClick={() => !form.isBusy && onClose()}>
          {cancel}
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger-filled' : 'filled'}
          icon={props.icon}
          busy={form.isBusy}
          busyLabel={props.sending}
        >
          {props.send}
        </Button>
      </DialogFooter>
    </form>
  )
}
