import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import type { DialogFormProps } from './dialog-form.tsx'

/** The frame of a form like `DialogForm`, but within the screen. Ctrl+Enter submits it. */
export function PlacedForm(props: Omit<DialogFormProps, 'onClose'>) {
  const { title, form, cleared, danger, icon, send, sending, children } = props
  return (
    <form noValidate aria-label={title} className="stack gap-20" onSubmit={form.submit}>
      <FormHead form={form} cleared={cleared} />
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
      </div>
    </form>
  )
}
