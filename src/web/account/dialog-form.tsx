import type { FormEvent, ReactNode } from 'react'
import { DialogBody, DialogFooter } from '#web/shell/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFoot, FormHead } from '#web/ui/form-frame.tsx'
import type { Form } from '#web/ui/use-form.ts'
import styles from './account.module.css'

type DialogFormProps = {
  title: string
  form: Form & { isBusy: boolean; submit: (event: FormEvent) => Promise<void> }
  /** What the main button says, and while it is being done. */
  send: string
  sending: string
  danger?: boolean
  onClose: () => void
  children: ReactNode
}

/** The frame of the account's small forms. */
export function DialogForm(props: DialogFormProps) {
  const { title, form, send, sending, danger, onClose, children } = props
  return (
    <form noValidate aria-label={title} onSubmit={form.submit}>
      <DialogBody>
        <div className={styles.fields}>
          <FormHead form={form} emptied="Vuelve a estar lo guardado." />
          {children}
        </div>
      </DialogBody>
      <DialogFooter above={<FormFoot form={form} />}>
        <Button variant="text" onClick={() => !form.isBusy && onClose()}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger-filled' : 'filled'}
          busy={form.isBusy}
          busyLabel={sending}
        >
          {send}
        </Button>
      </DialogFooter>
    </form>
  )
}
