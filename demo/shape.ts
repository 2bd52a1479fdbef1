import type { Weekday } from '#contract/hours/weekdays.ts'
import type { RiskyField } from '#contract/proposals.ts'
import type { ReportDecision, ReportKind } from '#contract/reports.ts'

/**
 * Role 1 has no back-office rights, 2 owns shops, 3 is an administrator. Accounts that are neither
 * deactivated nor unconfirmed can sign in.
 */
export type TownPerson = {
  username: string
  email: string
  role: 1 | 2 | 3
  state?: 'inactive' | 'unconfirmed'
}

/** Without days it holds until somebody takes it down. */
export type TownOffer = {
  title: string
  description: string
  type: string
  /** Counted from the day of seeding, which is 0; both included. */
  startsInDays?: number
  endsInDays?: number
  weekdays?: Weekday[]
  conditions?: string
  code?: string
  price?: number
  previous_price?: number
  /** In the bin since then. */
  deletedDaysAgo?: number
}

/**
 * A shop with its one application. `categories` are names, the first decides the drawing;
 * `owner` is a person's e-mail; `n_tlf` digits only; days count back from the day of seeding.
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

export type TownQuestion = { question: string; answer: string }

/** What an owner may ask to change; categories by their names, a cover by what is seen in it. */
export type Asked = { name?: string; categories?: string[]; direction?: string; cover?: string }

/** A change of a shop that waits for review, or was decided: what is not rejected is accepted. */
export type TownProposal = {
  shop: string
  asks: Asked
  /** What stood then, where it is not what stands now. */
  from?: Asked
  daysAgo: number
  /** What its owner asked for before they thought again. */
  first?: Asked
  amendedDaysAgo?: number
  decidedDaysAgo?: number
  rejected?: RiskyField[]
  reason?: string
}

/** `sender` is an e-mail address; a message without `answer` still waits for one. */
export type TownMessage = {
  subject: string
  sender: string
  message: string
  daysAgo: number
  answer?: string
  answeredDaysAgo?: number
}

/** Of a shop by its name, or of one of its offers by its title. */
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
  questions: TownQuestion[]
  messages: TownMessage[]
  reports: TownReport[]
  proposals: TownProposal[]
}
