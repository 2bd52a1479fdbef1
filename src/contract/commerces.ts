import { z } from 'zod'

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
  photo_placeholder: z.string(),
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  hidden: z.boolean(),
  offers: z.int(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
})
export type Commerce = z.infer<typeof commerce>
