import type { Weekday } from '#contract/hours/weekdays.ts'
import type { RiskyField } from '#contract/proposals.ts'
import type { ReportDecision, ReportKind } from '#contract/reports.ts'

/**
 * Role 1 has no back-office rights, 2 owns shops, 3 is an administrator. Without `state` the account is active.
 */
export type TownPerson = {
  username: string
  email: string
  role: 1 | 2 | 3
  state?: 'inactive' | 'unconfirmed'
}

/** An offer without days is valid until it is deleted. */
export type TownOffer = {
  title: string
  description: string
  type: string
  /** First and last day, counted from the day of seeding (0). */
  startsInDays?: number
  endsInDays?: number
  weekdays?: Weekday[]
  conditions?: string
  code?: string
  price?: number
  previous_price?: number
  /** It is in the bin since that day. */
  deletedDaysAgo?: number
}

/**
 * A shop with its application. `categories` are names, of which the first determines the drawing. `owner` is a person's
 * e-mail. Days are counted back from the day of seeding.
 */
export type TownShop = {
  name: string
  categories: string[]
  description: string
  direction: string
  n_tlf: string
  contact_mail: string
  web?: string
  owner: string
  application: string
  status: 'PE' | 'OK' | 'RE'
  reason?: string
  hidden?: boolean
  sentDaysAgo: number
  decidedDaysAgo?: number
  offers: TownOffer[]
}

/** A shop as the lists contain it. Without a decision it is pending; with a reason it is rejected. */
export type ListedShop = Pick<
  TownShop,
  'name' | 'categories' | 'description' | 'web' | 'owner' | 'reason' | 'hidden'
> & {
  /** If missing, a usual sentence. */
  application?: string
  contact: [direction: string, n_tlf: string, contact_mail: string]
  /** Days since the application was sent, and since it was decided. */
  daysAgo: [sent: number, decided?: number]
  /** Keys are 'type · title'; a value is the description, or all other fields. */
  offers: Record<string, string | Omit<TownOffer, 'type' | 'title'>>
}

/** Fields that an owner requests to change: categories by name, the cover by its description. */
export type RequestedChange = {
  name?: string
  categories?: string[]
  direction?: string
  cover?: string
}

/** A proposal for a shop. Decided fields that are not in `rejected` are accepted. */
export type TownProposal = {
  shop: string
  asks: RequestedChange
  /** Values at the time of the request, if they differ from the current ones. */
  from?: RequestedChange
  daysAgo: number
  decidedDaysAgo?: number
  rejected?: RiskyField[]
  reason?: string
}

/** `sender` is an e-mail address. */
export type TownMessage = {
  subject: string
  sender: string
  message: string
  daysAgo: number
  answer?: string
  answeredDaysAgo?: number
}

/** A report about a shop (its name), or about one of its offers (its title). */
export type TownReport = {
  shop: string
  offer?: string
  kind: ReportKind
  text: string
  name?: string
  email: string
  daysAgo: number
  decision?: ReportDecision
  reason?: string
  decidedDaysAgo?: number
}

export type Town = {
  name: string
  categories: string[]
  people: TownPerson[]
  shops: TownShop[]
  questions: { question: string; answer: string }[]
  messages: TownMessage[]
  reports: TownReport[]
  proposals: TownProposal[]
}
