import { z } from 'zod'
import { mail } from './contact-fields.ts'
import { rowIds, text, UNKNOWN_CATEGORY } from './fields.ts'
import { honeypotFields } from './honeypot.ts'

/** Days after which an unconfirmed subscription is deleted; its link works until then. */
export const CONFIRMATION_DAYS = 7

/** Maximum of categories, and of shops, in one subscription. */
export const MAX_TOPICS = 100

export const UNKNOWN_SHOP = 'Ese comercio ya no está en el directorio'

const topics = {
  categories: rowIds(UNKNOWN_CATEGORY, MAX_TOPICS, `Elige como máximo ${MAX_TOPICS} categorías`),
  commerces: rowIds(UNKNOWN_SHOP, MAX_TOPICS, `Elige como máximo ${MAX_TOPICS} comercios`),
}
export type Topics = { categories: number[]; commerces: number[] }

/** On screen *Avísame*. Weekly mails begin after the link in the first mail was confirmed. */
export const subscriptionForm = z.object({
  email: mail('Escribe tu correo electrónico'),
  ...topics,
  ...honeypotFields,
})
export type SubscriptionForm = z.infer<typeof subscriptionForm>

/** The response is the same for every address, so that it does not reveal who is subscribed. */
export const subscriptionReceived = z.object({
  email: z.string(),
  categories: z.array(z.int()),
  commerces: z.array(z.int()),
})

const token = text('Falta el token del enlace', 200)
export const subscriptionLink = z.object({ token })
export type SubscriptionLink = z.infer<typeof subscriptionLink>

export const subscriptionChange = z.object({ token, ...topics })
export type SubscriptionChange = z.infer<typeof subscriptionChange>

export const subscription = z.object({
  email: z.string(),
  is_confirmed: z.boolean(),
  categories: z.array(z.int()),
  commerces: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Subscription = z.infer<typeof subscription>

export const isWholeTown = (subscription: Record<'categories' | 'commerces', unknown[]>) =>
  subscription.categories.length === 0 && subscription.commerces.length === 0
