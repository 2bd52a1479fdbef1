import { z } from 'zod'

/** An offer of a shop; without a photo its cloth is drawn instead. */
export const offer = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  photo: z.string().nullable(),
  /** Pixels of the largest file. */
  photo_width: z.int().nullable(),
  photo_height: z.int().nullable(),
  photo_placeholder: z.string().nullable(),
  category: z.array(z.int()),
  commerce: z.int(),
  updated_at: z.iso.datetime(),
})
export type Offer = z.infer<typeof offer>
