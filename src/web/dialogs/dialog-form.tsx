import { type ReactNode, use } from 'react'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import type { Icon } from '#web/ui/icons.ts'
import styles from './dialog-form.module.css'
import { DialogBody, DialogFooter } from './form-dialog.tsx'
import { CloseDialog } from './modal.tsx'

export type DialogFormProps = {
  form: Form
  send?: string
  sending?: string
  icon?: Icon | undefined
  danger?: boolean
  cancel?: string
  onCancel?: (() => void) | undefined
  above?: ReactNode
  preview?: ReactNode
  children: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const { form, send = 'Guardar', sending = 'Guardando…', danger } = props
  const close = use(CloseDialog)
  const { cancel = 'Cancelar', onCancel = close, preview } = props
  return (
    <form noValidate onSubmit={form.submit}>
      <DialogBody>
        <div className={preview ? `stack gap-32 ${styles.columns}` : undefined}>
          <div className="stack content-start gap-20">
            {props.above}
            <FormHead form={form} />
            {props.children}
          </div>
          {preview && (
            <aside
              className={`sunken rounded-card desk-only p-20 ${styles.rail}`}
              aria-label="Así se verá"
            >
              {preview}
            </aside>
          )}
        </div>
      </DialogBody>
      <DialogFooter above={<FormFoot form={form} />}>
        {/* Phones have the cross instead. */}
        <Button
          variant="text"
          className="no-phone"
          onClick={() => !form.isSubmitting && onCancel()}
        >
          {cancel}
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger-filled' : 'filled'}
          icon={props.icon}
          isBusy={form.isSubmitting}
          busyLabel={sending}
        >
          {send}
        </Button>
      </DialogFooter>
    </form>
  )
}

export function InlinePreview({ children }: { children: ReactNode }) {
  return <div className={`no-desk mb-6 ${styles.inlinePreview}`}>{children}</div>
}

/** A form like `DialogForm`, but in the screen instead of a dialog. Ctrl+Enter submits it. */
export function ScreenForm(props: DialogFormProps & { title: string }) {
  const { title, form, danger, icon, send, sending, onCancel, children } = props
  return (
    <form noValidate aria-label={title} className="stack gap-20" onSubmit={form.submit}>
      <FormHead form={form} />
      {children}
      <FormFoot form={form} />
      <div className="cluster gap-12" data-decision>
        <Button
          type="submit"
          variant={danger ? 'danger-filled' : 'filled'}
          icon={icon}
          isBusy={form.isSubmitting}
          busyLabel={sending}
          data-key="Ctrl ↵"
        >
          {send}
        </Button>
        {onCancel && (
          <Button variant="text" onClick={() => !form.isSubmitting && onCancel()}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  )
}
