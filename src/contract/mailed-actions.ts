import { z } from 'zod'
import { link } from './auth.ts'
import { rowId } from './fields.ts'
import { HOLIDAY_ANSWERS } from './hours/holiday-answers.ts'

/** What a mail asks with buttons, and its link lets somebody answer who is not signed in. */
export const MAILED_PURPOSES = ['holiday'] as const
export type MailedPurpose = (typeof MAILED_PURPOSES)[number]

export const mailedLink = z.object(link)
export type MailedLink = z.infer<typeof mailedLink>

/** What is asked behind a link. Reading it changes nothing: mail scanners open links. */
export const mailedQuestion = z.object({
  purpose: z.enum(MAILED_PURPOSES),
  username: z.string(),
  expires_at: z.iso.datetime(),
  /** The link has been used: it answers once. */
  is_answered: z.boolean(),
  holiday: z.object({ date: z.string(), name: z.string(), opening: z.boolean() }),
  commerces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      category: z.array(z.int()),
      /** Its hours on such a weekday, as on a sign. */
      usual: z.string(),
      /** Whether it opens on such a weekday: otherwise it cannot just be open. */
      opens_usually: z.boolean(),
      answer: z.enum([...HOLIDAY_ANSWERS, 'other']).nullable(),
    }),
  ),
})
export type MailedQuestion = z.infer<typeof mailedQuestion>

const UNKNOWN_COMMERCE = 'Ese comercio no está en la pregunta'

/** Ids of shops; a form without JSON repeats the field. */
const shops = z.preprocess(
  (value) => [value ?? []].flat(),
  z.array(rowId(UNKNOWN_COMMERCE), UNKNOWN_COMMERCE).max(200, 'Como máximo 200 comercios'),
)

/** Which shops close that day, and which open at their usual hours; the others stay without an answer. */
export const mailedAnswer = mailedLink
  .extend({ closed: shops, open: shops })
  .refine(({ closed, open }) => closed.length + open.length > 0, {
    message: 'Di qué hace al menos un comercio',
    path: ['closed'],
  })
  .refine(({ closed, open }) => !closed.some((id) => open.includes(id)), {
    message: 'Un comercio no puede cerrar y abrir: elige',
    path: ['closed'],
  })
export type MailedAnswer = z.infer<typeof mailedAnswer>
