import { z } from 'zod'
import { appealText, restriction } from './appeals.ts'
import { link } from './auth.ts'
import { asList, MAX_ITEMS, optional, rowId } from './fields.ts'
import { HOLIDAY_ANSWERS } from './hours/holiday-answers.ts'
import { MAIL_KINDS } from './profile.ts'

/** What a mail asks with buttons, and its link lets somebody answer who is not signed in. */
export const MAILED_PURPOSES = ['holiday', 'ending_offers', 'commerce_data', 'appeal'] as const
export type MailedPurpose = (typeof MAILED_PURPOSES)[number]

export const mailedLink = z.object(link)
export type MailedLink = z.infer<typeof mailedLink>

/** The link of a mail that its reader may do without, which ends mails of that kind. */
export const unsubscription = z.object({
  ...link,
  kind: z.enum(MAIL_KINDS, 'Este enlace no es válido: cópialo entero del correo'),
})
export type Unsubscription = z.infer<typeof unsubscription>
export const unsubscribed = unsubscription.pick({ kind: true })

/** What each question says. Reading it changes nothing: mail scanners open links. */
const questionFields = {
  username: z.string(),
  expires_at: z.iso.datetime(),
  /** The link has been used: it answers once. */
  is_answered: z.boolean(),
}

/** What the person's shops do on a holiday. */
export const mailedHolidayQuestion = z.object({
  purpose: z.literal('holiday'),
  ...questionFields,
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
export type MailedHolidayQuestion = z.infer<typeof mailedHolidayQuestion>

/** Which of the person's offers that end on a day go on for a week. */
export const mailedEndingOffersQuestion = z.object({
  purpose: z.literal('ending_offers'),
  ...questionFields,
  ends_on: z.iso.date(),
  /** A week later. */
  extends_to: z.iso.date(),
  offers: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      commerce: z.int(),
      commerce_name: z.string(),
      is_extended: z.boolean(),
    }),
  ),
})
export type MailedEndingOffersQuestion = z.infer<typeof mailedEndingOffersQuestion>

/** Whether what the directory says of a shop is still right. */
export const mailedDataQuestion = z.object({
  purpose: z.literal('commerce_data'),
  ...questionFields,
  commerce: z.object({
    id: z.int(),
    name: z.string(),
    category: z.array(z.int()),
    direction: z.string(),
    n_tlf: z.string(),
    /** As painted on a door, '' when unknown. */
    hours_text: z.string(),
    confirmed_at: z.iso.datetime(),
  }),
  /** Its owner has said that it has closed for ever. */
  says_closed: z.boolean(),
})
export type MailedDataQuestion = z.infer<typeof mailedDataQuestion>

/** Why somebody's account was deactivated, which they may appeal without signing in. */
export const mailedAppealQuestion = z.object({
  purpose: z.literal('appeal'),
  ...questionFields,
  restriction,
})
export type MailedAppealQuestion = z.infer<typeof mailedAppealQuestion>

export const mailedQuestion = z.discriminatedUnion('purpose', [
  mailedHolidayQuestion,
  mailedEndingOffersQuestion,
  mailedDataQuestion,
  mailedAppealQuestion,
])
export type MailedQuestion = z.infer<typeof mailedQuestion>

/** Ids; a form without JSON repeats the field. */
function idsOf(unknown: string, tooMany: string) {
  return z.preprocess(asList, z.array(rowId(unknown), unknown).max(MAX_ITEMS, tooMany))
}
const shops = idsOf('Ese comercio no está en la pregunta', `Como máximo ${MAX_ITEMS} comercios`)
const offers = idsOf('Esa oferta no está en la pregunta', `Como máximo ${MAX_ITEMS} ofertas`)

export const DATA_ANSWERS = ['unchanged', 'closed'] as const
export type DataAnswer = (typeof DATA_ANSWERS)[number]

/** Each question takes its own fields of it. */
export const mailedAnswer = mailedLink
  .extend({
    /** Shops that close on the holiday, and that open at their usual hours; the others stay without an answer. */
    closed: shops,
    open: shops,
    /** Offers that end a week later. */
    extend: offers,
    /** What its owner says of a shop's data: that they are right, or that it has closed for ever. */
    data: optional(z.enum(DATA_ANSWERS, 'Elige si todo sigue igual o si ha cerrado')),
    /** Why somebody does not agree with what the office has decided. */
    appeal: optional(appealText),
  })
  .refine(({ closed, open }) => !closed.some((id) => open.includes(id)), {
    message: 'Un comercio no puede cerrar y abrir: elige',
    path: ['closed'],
  })
export type MailedAnswer = z.infer<typeof mailedAnswer>
