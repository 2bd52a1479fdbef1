import type { Facts } from '#contract/facts/facts.ts'
import type { Weekday } from '#contract/hours/weekdays.ts'
import type { LinkField } from '#contract/link-fields.ts'
import type { ReportDecision, ReportKind } from '#contract/reports.ts'

/** Role 1: no rights in the back office. 2: owner. 3: administrator. Without `state` the account is active. */
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
  startsInDays?: number
  endsInDays?: number
  weekdays?: Weekday[]
  conditions?: string
  code?: string
  price?: number
  previous_price?: number
  deletedDaysAgo?: number
}

/** `categories` are names; the first determines the drawing. `owner` is an e-mail. */
type ShopData = {
  name: string
  categories: string[]
  description: string
  web?: string
  owner: string
  /** Written as on a sign ('L-V 9-14'); missing: the usual hours of the trade; null: unknown. */
  hours?: string | null
  /** What it sells, separated by commas. */
  sells?: string
  links?: Partial<Record<LinkField, string>>
  facts?: Facts
  /** Descriptions (`alt`) of drawn photos: the first shows the shop window, the others show goods. */
  photos?: string[]
  reason?: string
  hidden?: boolean
}

/** A shop as it is inserted. Days count back from the seeding. */
export type TownShop = ShopData & {
  direction: string
  n_tlf: string
  contact_mail: string
  application: string
  status: 'PE' | 'OK' | 'RE'
  sentDaysAgo: number
  decidedDaysAgo?: number
  offers: TownOffer[]
}

/** How a shop is written in `shops.ts`: pending until it has a decision, rejected if it has a reason. */
export type ListedShop = ShopData & {
  application?: string
  contact: [direction: string, n_tlf: string, contact_mail: string]
  daysAgo: [sent: number, decided?: number]
  /** The text is 'type · title · description'. */
  offers?: (string | ({ text: string } & Omit<TownOffer, 'type' | 'title' | 'description'>))[]
}

/** `shop` is a name, `cover` the description of a drawn photo. Without a rejection the proposal is open. */
export type TownProposal = {
  shop: string
  requested: { name?: string; direction?: string; cover?: string }
  daysAgo: number
  rejection?: { daysAgo: number; reason: string }
}

export type TownMessage = {
  subject: string
  sender: string
  message: string
  daysAgo: number
  answer?: string
  answeredDaysAgo?: number
}

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
