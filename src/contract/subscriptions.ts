import { z } from 'zod'
import { mail } from './contact-fields.ts'
import { asList, MAX_ITEMS, rowId, text, UNKNOWN_CATEGORY } from './fields.ts'
import { honeypotFields } from './honeypot.ts'

/** Days after which an address that nobody has confirmed is forgotten; until then its link serves. */
export const CONFIRMATION_DAYS = 7

/** How many categories, and how many shops, one subscription may name. */
export const MAX_CHOSEN = 100

export const UNKNOWN_SHOP = 'Ese comercio ya no está en el directorio'

/** Ids without duplicates, or none; a form without JSON repeats the field. */
function chosenIds(unknown: string, tooMany: string) {
  return z.preprocess(
    asList,
    z
      .array(rowId(unknown), unknown)
      .max(MAX_ITEMS, tooMany)
      .transform((ids) => [...new Set(ids)])
      .pipe(z.array(z.number()).max(MAX_CHOSEN, tooMany)),
  )
}

/** What a neighbour subscribes to: the whole town where both are empty. */
const choice = {
  categories: chosenIds(UNKNOWN_CATEGORY, `Elige como máximo ${MAX_CHOSEN} categorías`),
  commerces: chosenIds(UNKNOWN_SHOP, `Elige como máximo ${MAX_CHOSEN} comercios`),
}
export type Choice = { categories: number[]; commerces: number[] }

/** On screen *Avísame*. Nothing is sent each week before the link of the first mail is confirmed. */
export const subscriptionForm = z.object({
  email: mail('Escribe tu correo electrónico'),
  ...choice,
  ...honeypotFields,
})
export type SubscriptionForm = z.infer<typeof subscriptionForm>

/** The same for everybody: it does not say whether an address is subscribed. */
export const subscriptionReceived = z.object({
  email: z.string(),
  categories: z.array(z.int()),
  commerces: z.array(z.int()),
})

/** The secret in the address of every mail to a subscriber. */
const token = text('Falta el token del enlace', 200)
export const subscriptionLink = z.object({ token })
export type SubscriptionLink = z.infer<typeof subscriptionLink>

export const subscriptionChange = z.object({ token, ...choice })
export type SubscriptionChange = z.infer<typeof subscriptionChange>

/** As the bearer of its link sees it. */
export const subscription = z.object({
  email: z.string(),
  is_confirmed: z.boolean(),
  categories: z.array(z.int()),
  /** Those that are public now. */
  commerces: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Subscription = z.infer<typeof subscription>

export const isWholeTown = ({
  categories,
  commerces,
}: {
  categories: unknown[]
  commerces: unknown[]
}) => categories.length === 0 && commerces.length === 0
