import { z } from 'zod'
import type { Category } from '#contract/categories.ts'
import { withStreet } from '#contract/commerce-fields.ts'
import { addedCommerce, type Commerce, officeCommerce } from '#contract/commerces.ts'
import { CENTERED, PHOTO_ERRORS } from '#contract/photos.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { EmailField, TextArea } from '#web/forms/field.tsx'
import type { FormContent } from '#web/forms/form-options.ts'
import { useForm } from '#web/forms/use-form.ts'
import { addCommerce } from './calls.ts'
import { CommerceForm } from './commerce-form.tsx'
import { type CommerceValues, EMPTY_VALUES, FIELD_LABELS } from './commerce-values.ts'

type AddFormProps = {
  categories: Category[]
  /** Values with which the form starts, and the name of its draft. */
  prefill?: { draft: string; values: Partial<CommerceValues> } | undefined
  onAdded: (commerce: Commerce) => unknown
}
type AddDialogProps = AddFormProps & { opened: boolean; onClose: () => void }

/** An owner's new shop waits for review. A shop that an administrator adds is accepted at once. */
export function AddDialog({ opened, onClose, ...form }: AddDialogProps) {
  return (
    <FormDialog title="Añadir comercio" opened={opened} onClose={onClose} isWide>
      <AddForm {...form} />
    </FormDialog>
  )
}

function AddForm({ categories, prefill, onAdded }: AddFormProps) {
  const isOffice = storedRole() === ADMINISTRATOR
  const contact_mail = isOffice ? '' : (storedUser()?.email ?? '')
  const form = useForm({
    schema: z.object(withStreet((isOffice ? officeCommerce : addedCommerce).shape)),
    initial: { ...EMPTY_VALUES, contact_mail, ...prefill?.values },
    labels: FIELD_LABELS,
    draft: `commerce-${storedUser()?.id}-${prefill?.draft ?? 'new'}`,
    photo: { name: 'photo', reset: CENTERED, ...(!isOffice && { missing: PHOTO_ERRORS.missing }) },
    send: ({ values, photo }: FormContent<CommerceValues>, { key, onPercent }) =>
      addCommerce(isOffice ? forOffice(values) : forReview(values), key, { photo, onPercent }),
    onSuccess: onAdded,
  })
  return (
    <CommerceForm
      form={form}
      categories={categories}
      send={isOffice ? 'Añadir y publicar' : 'Enviar solicitud'}
      sending="Enviando…"
      below={
        isOffice ? (
          <EmailField
            {...form.field('owner_email')}
            label="Correo del dueño (opcional)"
            help="Si no tiene cuenta, le invitamos por correo. Si aún no lo sabes, déjalo vacío: podrás ponerlo después."
            autoComplete="off"
          />
        ) : (
          <TextArea
            {...form.field('application')}
            label="Cuéntanos por qué quieres estar en Escaparate"
            help="Solo lo lee quien revisa las solicitudes. No se publica."
            rows={4}
          />
        )
      }
    />
  )
}

/** `forOffice` and `forReview` remove the field that only the other role fills in. */
const forOffice = ({ application, ...values }: CommerceValues) => values
const forReview = ({ owner_email, ...values }: CommerceValues) => values
