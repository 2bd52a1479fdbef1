import { z } from 'zod'
import { lines, optional, orNull, rowId } from './fields.ts'
import {
  idFilter,
  oneOf,
  orderingOf,
  queryFlag,
  queryId,
  queryIds,
  searchTerm,
} from './list-query.ts'
import { riskyField } from './proposals.ts'
import { ADMINISTRATOR, type Role } from './roles.ts'

/** What the office can take away from an owner. */
export const RESTRICTION_KINDS = [
  'application_rejected',
  'commerce_hidden',
  'commerce_deleted',
  'offer_deleted',
  'account_deactivated',
  'proposal_rejected',
] as const
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number]

/** For so long after a decision its owner may appeal, once. */
export const APPEAL_DAYS = 30

/** The office keeps its decision, or gives back what it took. `withdrawn`: its owner has put it right meanwhile. */
export const APPEAL_OUTCOMES = ['upheld', 'granted', 'withdrawn'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

export const REASON_NEEDED = 'Escribe el motivo: se lo decimos al dueño'
/** Why the office takes something away. */
export const officeReason = lines(REASON_NEEDED, 1000)
export const reasonForm = z.object({ reason: officeReason })
/** In the body of what may take something away; `needsReason` says whether it is missed. */
export const optionalReason = optional(officeReason)
export const deletionForm = z.object({ reason: optionalReason })
/** The specification deletes offers without a body, which goes on. With one, a blank reason is null: none was given. */
export const offerDeletionForm = z.object({ reason: orNull(officeReason).optional() })

/**
 * Whether who takes away says why: the office, of what is somebody else's. Nobody reads why it removes its own, or
 * what nobody has.
 */
export function needsReason(
  viewer: { id: number; role: Role },
  owner: { id: number } | null | undefined,
): boolean {
  return viewer.role === ADMINISTRATOR && Boolean(owner) && owner?.id !== viewer.id
}

/** What both sides read of a decision and of its appeal. */
const shared = {
  id: z.int(),
  kind: z.enum(RESTRICTION_KINDS),
  /** The shop, or the one of the offer; null where it is about an account. */
  commerce: z.int().nullable(),
  offer: z.int().nullable(),
  /** What its owner asked to change of that shop, where it was not accepted. */
  proposal: z.int().nullable(),
  /** Of such a proposal what is still not accepted, in words; a photo has none. */
  changes: z.array(z.object({ field: riskyField, from: z.string(), to: z.string() })),
  /** What people call it, as of then: the shop's name, the offer's title, the username. */
  object: z.string(),
  /** The name of the shop of an offer; '' otherwise. */
  commerce_name: z.string(),
  /** Null: the office left none, as programs may. */
  reason: z.string().nullable(),
  decided_at: z.iso.datetime(),
  /** Until when it may be appealed. */
  appeal_until: z.iso.datetime(),
  /** Since when it does not hold any more; null while it does. */
  ended_at: z.iso.datetime().nullable(),
  /** What its owner wrote against it; null: nothing yet. */
  appeal: z.string().nullable(),
  appealed_at: z.iso.datetime().nullable(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  /** The office's last word; '' where there is none. */
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
}

/** A decision of the office that takes something away, as its former owner reads it. */
export const restriction = z.object({
  ...shared,
  /** Whether the viewer may appeal now. */
  may_appeal: z.boolean(),
})
export type Restriction = z.infer<typeof restriction>

/** An appeal, as the office reads it; its id is that of the decision. On screen *reclamación*. */
export const appeal = z.object({
  ...shared,
  appeal: z.string(),
  appealed_at: z.iso.datetime(),
  /** Who appeals, and where they are written to; null once their account is gone. */
  appellant: z.string().nullable(),
  appellant_email: z.string().nullable(),
  /** The neighbour's report that led to it, while it is kept. */
  report: z.int().nullable(),
  /** Usernames of who decided and of who answered. */
  decided_by: z.string().nullable(),
  answered_by: z.string().nullable(),
  /** Whether the viewer may answer: not who decided, unless nobody else can. */
  may_answer: z.boolean(),
})
export type Appeal = z.infer<typeof appeal>

export const UNKNOWN_RESTRICTION = 'Eso ya no está: carga la página otra vez'
export const appealText = lines('Cuéntanos por qué no estás de acuerdo', 2000)
export const appealForm = z.object({
  restriction: rowId(UNKNOWN_RESTRICTION, 'Di de qué decisión reclamas'),
  text: appealText,
})
export type AppealForm = z.infer<typeof appealForm>

const ANSWER_MISSING = 'Escribe la respuesta: es definitiva'
export const appealAnswer = z
  .object({
    outcome: z.enum(['upheld', 'granted'], 'Elige si mantienes la decisión o le das la razón'),
    answer: optional(orNull(lines(ANSWER_MISSING, 2000))).transform((text) => text ?? ''),
  })
  .refine(({ outcome, answer }) => outcome === 'granted' || answer !== '', {
    path: ['answer'],
    error: ANSWER_MISSING,
  })
export type AppealAnswer = z.infer<typeof appealAnswer>

const sharedFilters = {
  id: idFilter,
  kind: oneOf(RESTRICTION_KINDS),
  commerce: queryIds('El comercio se indica con su número'),
  offer: queryId('La oferta se indica con su número'),
}

export const restrictionQuery = z.object({
  ...sharedFilters,
  in_force: queryFlag('Di si siguen en pie: true o false'),
  ordering: orderingOf(restriction, ['changes']),
})
export type RestrictionQuery = z.infer<typeof restrictionQuery>

export const APPEAL_STATES = ['waiting', 'answered'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

export const appealQuery = z.object({
  ...sharedFilters,
  state: oneOf(APPEAL_STATES),
  outcome: oneOf(APPEAL_OUTCOMES),
  search: searchTerm,
  ordering: orderingOf(appeal, ['changes']),
})
export type AppealQuery = z.infer<typeof appealQuery>
