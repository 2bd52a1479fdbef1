import { z } from 'zod'
import { appealText, restriction } from './appeals.ts'
import { link } from './auth.ts'
import { MAX_ITEMS, optional, rowIds } from './fields.ts'
import { HOLIDAY_ANSWERS } from './hours/holiday-answers.ts'
import { MAIL_KINDS } from './profile.ts'

/** Questions in mails. Their links let the recipient answer without signing in. */
export const MAILED_PURPOSES = ['holiday', 'ending_offers', 'commerce_data', 'appeal'] as const
export type MailedPurpose = (typeof MAILED_PURPOSES)[number]

export const mailedLink = z.object(link)
export type MailedLink = z.infer<typeof mailedLink>

/** The unsubscribe link of a mail, for mails of its kind. */
export const unsubscription = z.object({
  ...link,
  kind: z.enum(MAIL_KINDS, 'Este enlace no es válido: cópialo entero del correo'),
})
export type Unsubscription = z.infer<typeof unsubscription>
export const unsubscribed = unsubscription.pick({ kind: true })

/** Fields of every question. Reading a question changes nothing, because mail scanners open links. */
const questionFields = {
  username: z.string(),
  expires_at: z.iso.datetime(),
  /** The link was used; it works only once. */
  is_answered: z.boolean(),
}

/** Whether the recipient's shops open on a holiday. */
const mailedHolidayQuestion = z.object({
  purpose: z.literal('holiday'),
  ...questionFields,
  holiday: z.object({ date: z.string(), name: z.string(), opening: z.boolean() }),
  commerces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      category: z.array(z.int()),
      /** The usual hours of that weekday, as text. */
      usual: z.string(),
      /** Whether the shop opens on that weekday; otherwise it has no usual hours to open at. */
      opens_usually: z.boolean(),
      answer: z.enum([...HOLIDAY_ANSWERS, 'other']).nullable(),
    }),
  ),
})
export type MailedHolidayQuestion = z.infer<typeof mailedHolidayQuestion>

/** Which of the recipient's offers that end on `ends_on` are extended by a week. */
const mailedEndingOffersQuestion = z.object({
  purpose: z.literal('ending_offers'),
  ...questionFields,
  ends_on: z.iso.date(),
  /** A week after `ends_on`. */
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

/** Whether the data of a shop are still right. */
const mailedDataQuestion = z.object({
  purpose: z.literal('commerce_data'),
  ...questionFields,
  commerce: z.object({
    id: z.int(),
    name: z.string(),
    category: z.array(z.int()),
    direction: z.string(),
    n_tlf: z.string(),
    /** The regular week in one line of Spanish text; '' if unknown. */
    hours_text: z.string(),
    confirmed_at: z.iso.datetime(),
  }),
  /** The owner has answered that the shop is closed for ever. */
  says_closed: z.boolean(),
})
export type MailedDataQuestion = z.infer<typeof mailedDataQuestion>

/** Why the recipient's account was deactivated, for an appeal without signing in. */
const mailedAppealQuestion = z.object({
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

const WRONG_SHOP = 'Ese comercio no está en la pregunta'
const WRONG_OFFER = 'Esa oferta no está en la pregunta'
const shops = rowIds(WRONG_SHOP, MAX_ITEMS, `Como máximo ${MAX_ITEMS} comercios`)
const offers = rowIds(WRONG_OFFER, MAX_ITEMS, `Como máximo ${MAX_ITEMS} ofertas`)

const DATA_ANSWERS = ['unchanged', 'closed'] as const
export type DataAnswer = (typeof DATA_ANSWERS)[number]

/** The answer to any question; each uses only its own fields. */
export const mailedAnswer = mailedLink
  .extend({
    /** Shops that close on the holiday, and shops that open at their usual hours; the others stay unanswered. */
    closed: shops,
    open: shops,
    /** Offers to extend by a week. */
    extend: offers,
    /** The data are right, or the shop is closed for ever. */
    data: optional(z.enum(DATA_ANSWERS, 'Elige si todo sigue igual o si ha cerrado')),
    /** The text of an appeal. */
    appeal: optional(appealText),
  })
  .refine(({ closed, open }) => !closed.some((id) => open.includes(id)), {
    message: 'Un comercio no puede cerrar y abrir: elige',
    path: ['closed'],
  })
export type MailedAnswer = z.infer<typeof mailedAnswer>
