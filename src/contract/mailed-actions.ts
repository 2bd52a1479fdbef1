import { z } from 'zod'
import { appealText, restriction } from './appeals.ts'
import { linkFields } from './auth.ts'
import { MAX_ITEMS, optional, rowIds } from './fields.ts'
import { HOLIDAY_ANSWERS } from './hours/holiday-answers.ts'
import { MAIL_KINDS } from './profile.ts'

export const MAILED_PURPOSES = ['holiday', 'ending_offers', 'commerce_data', 'appeal'] as const
export type MailedPurpose = (typeof MAILED_PURPOSES)[number]

export const mailedLink = z.object(linkFields)
export type MailedLink = z.infer<typeof mailedLink>

export const unsubscription = z.object({
  ...linkFields,
  kind: z.enum(MAIL_KINDS, 'Este enlace no es válido: cópialo entero del correo'),
})
export type Unsubscription = z.infer<typeof unsubscription>
export const unsubscriptionResponse = unsubscription.pick({ kind: true })

/** Fields of every mailed question. Opening a link to a question changes nothing, because mail scanners open links. */
const questionFields = {
  username: z.string(),
  expires_at: z.iso.datetime(),
  is_answered: z.boolean(),
}

const mailedHolidayQuestion = z.object({
  purpose: z.literal('holiday'),
  ...questionFields,
  holiday: z.object({ date: z.string(), name: z.string(), opening: z.boolean() }),
  commerces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      category: z.array(z.int()),
      usual: z.string(),
      opens_usually: z.boolean(),
      answer: z.enum([...HOLIDAY_ANSWERS, 'other']).nullable(),
    }),
  ),
})
export type MailedHolidayQuestion = z.infer<typeof mailedHolidayQuestion>

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

const mailedDataQuestion = z.object({
  purpose: z.literal('commerce_data'),
  ...questionFields,
  commerce: z.object({
    id: z.int(),
    name: z.string(),
    category: z.array(z.int()),
    direction: z.string(),
    n_tlf: z.string(),
    hours_text: z.string(),
    confirmed_at: z.iso.datetime(),
  }),
  says_closed: z.boolean(),
})
export type MailedDataQuestion = z.infer<typeof mailedDataQuestion>

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

export const mailedAnswer = mailedLink
  .extend({
    closed: shops,
    open: shops,
    extend: offers,
    /** `unchanged`: the data are right. `closed`: the shop closed permanently. */
    data: optional(z.enum(DATA_ANSWERS, 'Elige si todo sigue igual o si ha cerrado')),
    appeal: optional(appealText),
  })
  .refine(({ closed, open }) => !closed.some((id) => open.includes(id)), {
    message: 'Un comercio no puede cerrar y abrir: elige',
    path: ['closed'],
  })
export type MailedAnswer = z.infer<typeof mailedAnswer>
