import type { Weekday } from '#contract/hours/weekdays.ts'
import type { LinkField } from '#contract/link-fields.ts'
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
 * A shop with its application. `categories` are names; the first determines the drawing. `owner` is a person's
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
  /** As on a sign, if they differ from the usual hours of the trade; null: unknown. */
  hours?: string | null
  /** What it sells, separated by commas. */
  sells?: string
  /** As the owner typed them. */
  links?: Partial<Record<LinkField, string>>
  /** As in a request. */
  facts?: object
  /** Descriptions of its photos. The first is of the cover, a drawn shop window; the others show goods. */
  photos?: string[]
  application: string
  status: 'PE' | 'OK' | 'RE'
  reason?: string
  hidden?: boolean
  sentDaysAgo: number
  decidedDaysAgo?: number
  offers: TownOffer[]
}

/** A shop as the lists contain it. Without a decision it is pending; with a reason it is rejected. */
export type ListedShop = Omit<
  TownShop,
  | 'direction'
  | 'n_tlf'
  | 'contact_mail'
  | 'application'
  | 'status'
  | 'sentDaysAgo'
  | 'decidedDaysAgo'
  | 'offers'
> & {
  /** If missing, a usual sentence. */
  application?: string
  contact: [direction: string, n_tlf: string, contact_mail: string]
  /** Days since the application was sent, and since it was decided. */
  daysAgo: [sent: number, decided?: number]
  /** Keys are 'type · title'; a value is the description, or all other fields. */
  offers: Record<string, string | Omit<TownOffer, 'type' | 'title'>>
}

/** A change that an owner requests; the cover by its description. Without a rejection it is open. */
export type TownProposal = {
  shop: string
  asks: { name?: string; direction?: string; cover?: string }
  daysAgo: number
  rejection?: { daysAgo: number; reason: string }
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
  categories: string[]
  people: TownPerson[]
  shops: TownShop[]
  questions: { question: string; answer: string }[]
  messages: TownMessage[]
  reports: TownReport[]
  proposals: TownProposal[]
}
