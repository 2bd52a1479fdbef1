import { z } from 'zod'
import { categoryIds, mail, nested, phone, text } from './fields.ts'

/** PE: waits for review. OK: accepted, so public. RE: rejected, with a reason. */
export const STATUSES = ['PE', 'OK', 'RE'] as const
export type Status = (typeof STATUSES)[number]

/** A shop as the back-office sees it. Instants are ISO 8601 in UTC; `photo` is an absolute address. */
export const commerce = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  photo: z.string(),
  category: z.array(z.int()),
  direction: z.string(),
  n_tlf: z.string(),
  contact_mail: z.string(),
  /** Pixels of the largest file. */
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
  /** The pk of its application, by which it is sent again. */
  application: z.int(),
  /** What its owner wrote to be listed, to be corrected and not written again. */
  application_text: z.string(),
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  hidden: z.boolean(),
  offers: z.int(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
})
export type Commerce = z.infer<typeof commerce>

/** What is written about a shop, but for its photo, which travels as a file. */
export const commerceFields = {
  name: text('El nombre es obligatorio', 80),
  contact_mail: mail('El correo de contacto es obligatorio'),
  n_tlf: phone('El número de teléfono es obligatorio'),
  description: text('La descripción es obligatoria', 2000),
  direction: text('La dirección es obligatoria', 200),
  category: categoryIds,
}

export const commerceForm = z.object(commerceFields)
export type CommerceForm = z.infer<typeof commerceForm>

/** Why the shop should be listed, in its owner's words. */
export const applicationText = text('La aplicación es obligatoria', 4000)

export const newCommerce = nested({
  ...commerceFields,
  application: nested({ application: applicationText }),
})
export type NewCommerce = z.infer<typeof newCommerce>
