import type { ReactNode } from 'react'
import { z } from 'zod'
import { applicationText, type Commerce } from '#contract/commerces.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { findCommerce, resubmit } from './calls.ts'
import styles from './commerce-form.module.css'
import { NAMES } from './commerce-values.ts'
import { unsavedSheets } from './edit-sheets.tsx'

type ResubmitFormProps = {
  title: string
  commerce: Commerce
  onSent: (sent: Commerce) => Promise<void>
  onClose: () => void
  /** Shown above the form, to correct the shop first. */
  children: ReactNode
}

/** Sends the application of a rejected shop again. Shows the reason of the rejection and what can be corrected. */
export function ResubmitForm({ title, commerce, onSent, onClose, children }: ResubmitFormProps) {
  const form = useForm({
    schema: z.object({ application: applicationText }),
    initial: { application: commerce.application_text },
    labels: { application: NAMES.application },
    validateForm: () => {
      const [unsaved] = unsavedSheets(commerce)
      return unsaved && `Te queda algo sin guardar en «${unsaved}». Ábrelo y guárdalo antes.`
    },
    draft: `resubmit-${storedUser()?.id}-${commerce.id}`,
    send: async ({ values }) => {
      await resubmit(commerce.application, values.application)
      return findCommerce(commerce.id)
    },
    onSuccess: onSent,
  })
  return (
    <DialogForm
      title={title}
      form={form}
      send="Volver a enviar"
      sending="Enviando…"
      onClose={onClose}
    >
      {commerce.reason && <Reason text={commerce.reason} />}
      {children}
      <TextArea
        {...form.field('application')}
        aria-required
        label="Cuéntanos por qué quieres estar en Escaparate"
        help="Dinos también qué has corregido. Solo lo lee quien revisa las solicitudes."
        rows={4}
      />
    </DialogForm>
  )
}

/** The reason of the rejection; it can be folded. */
function Reason({ text }: { text: string }) {
  return (
    <details open className={`flex-none overflow-clip rejected rounded-button ${styles.reason}`}>
      <summary data-autofocus>Motivo del rechazo</summary>
      <section
        aria-label="Motivo del rechazo"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus lets the keyboard scroll it
        tabIndex={0}
        className={`inset-focus break-anywhere pre-line ${styles.words}`}
      >
        «{text}»
      </section>
    </details>
  )
}
