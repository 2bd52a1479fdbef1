import { z } from 'zod'
import { webUrl } from './contact-fields.ts'
import { text } from './fields.ts'
import { areInOrder, day, END_BEFORE_START } from './offer-dates.ts'

/** Shown from `starts_on` to `ends_on`. A day has at most one notice. */
export const noticeForm = z
  .object({
    text: text('Escribe el anuncio', 120),
    link: webUrl('Escribe el enlace, por ejemplo vila-real.es/mercado').optional().default(''),
    starts_on: day,
    ends_on: day,
  })
  .refine(areInOrder, { path: ['ends_on'], error: END_BEFORE_START })
export type NoticeForm = z.infer<typeof noticeForm>

export const notice = z.object({
  id: z.int(),
  text: z.string(),
  link: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
})
export type Notice = z.infer<typeof notice>
