import type { ReactNode } from 'react'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './dialog-form.module.css'
import { DialogBody, DialogFooter } from './form-dialog.tsx'

type DialogFormProps = {
  title: string
  form: Form
  /** How the form stands after 'Empezar de nuevo'. */
  cleared?: string
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
  /** How it will look: at the side of a wide form. Where there is no room for it, see InlinePreview. */
  preview?: ReactNode
  children: ReactNode
}

/** The frame of a form in a FormDialog. */
export function DialogForm(props: DialogFormProps) {
  const { title, form, danger, cancel = 'Cancelar', preview, onClose } = props
  return (
    <form noValidate aria-label={title} onSubmit={form.submit}>
      <DialogBody>
        <div className={preview ? styles.columns : undefined}>
          <div className={styles.fields}>
            {props.above}
            <FormHead form={form} cleared={props.cleared} />
            {props.children}
          </div>
          {preview && (
            <aside className={styles.rail} aria-label="Así se verá">
              {preview}
            </aside>
          )}
        </div>
      </DialogBody>
      <DialogFooter above={<FormFoot form={form} />}>
        <Button variant="text" onClick={() => !form.isSubmitting && onClose()}>
          {cancel}
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger-filled' : 'filled'}
          icon={props.icon}
          isBusy={form.isSubmitting}
          busyLabel={props.sending}
        >
          {props.send}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** Among the fields of a form, the preview that has no room at its side. */
export function InlinePreview({ children }: { children: ReactNode }) {
  return <div className={styles.inlinePreview}>{children}</div>
}
