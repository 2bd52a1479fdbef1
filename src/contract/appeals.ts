import { z } from 'zod'
import { lines, optional, orNull, rowId } from './fields.ts'
import {
  idFilter,
  listQuery,
  oneOf,
  orderingOf,
  queryFlag,
  queryId,
  queryIds,
} from './list-query.ts'
import { riskyField } from './proposals.ts'
import { ADMINISTRATOR, type Role } from './roles.ts'

export const RESTRICTION_KINDS = [
  'application_rejected',
  'commerce_hidden',
  'commerce_deleted',
  'offer_deleted',
  'account_deactivated',
  'proposal_rejected',
] as const
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number]

/** Days after a decision within which the affected owner may appeal, once. */
export const APPEAL_DAYS = 30

/** `upheld`: the restriction stays. `granted`: it ends. `withdrawn`: the owner has corrected the object meanwhile. */
export const APPEAL_OUTCOMES = ['upheld', 'granted', 'withdrawn'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

export const REASON_NEEDED = 'Escribe el motivo: se lo decimos al dueño'
const officeReason = lines(REASON_NEEDED, 1000)
export const reasonForm = z.object({ reason: officeReason })
/** The reason in requests that may restrict somebody. `needsReason` decides whether it is required. */
export const optionalReason = optional(officeReason)
export const deletionForm = z.object({ reason: optionalReason })
/** Older clients delete offers without a body, so `reason` may be missing. Blank is null. */
export const offerDeletionForm = z.object({ reason: orNull(officeReason).optional() })

/** A reason is required only if an administrator restricts another person: otherwise nobody would read it. */
export function needsReason(
  viewer: { id: number; role: Role },
  owner: { id: number } | null | undefined,
): boolean {
  return viewer.role === ADMINISTRATOR && Boolean(owner) && owner?.id !== viewer.id
}

const sharedFields = {
  id: z.int(),
  kind: z.enum(RESTRICTION_KINDS),
  /** The shop, or the shop of the offer; null: an account is restricted. */
  commerce: z.int().nullable(),
  offer: z.int().nullable(),
  /** Id of the rejected proposal; null: the restriction rejects none. */
  proposal: z.int().nullable(),
  /** The fields of that proposal that are still rejected, with values as text; '' for a photo. */
  changes: z.array(z.object({ field: riskyField, from: z.string(), to: z.string() })),
  object: z.string(),
  /** The name of the shop if `object` is an offer; else ''. */
  commerce_name: z.string(),
  /** Null: an older API client deleted the offer without a reason. */
  reason: z.string().nullable(),
  decided_at: z.iso.datetime(),
  /** Deadline for an appeal. */
  appeal_until: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** The text of the appeal; null: there is none. */
  appeal: z.string().nullable(),
  appealed_at: z.iso.datetime().nullable(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
}

export const restriction = z.object({
  ...sharedFields,
  may_appeal: z.boolean(),
})
export type Restriction = z.infer<typeof restriction>

/** A restriction with an appeal. `id` is the id of the restriction. On screen *reclamación*. */
export const appeal = z.object({
  ...sharedFields,
  appeal: z.string(),
  appealed_at: z.iso.datetime(),
  appellant: z.string().nullable(),
  appellant_email: z.string().nullable(),
  /** Id of the neighbour's report that led to the restriction; null: no report, or it was purged. */
  report: z.int().nullable(),
  decided_by: z.string().nullable(),
  answered_by: z.string().nullable(),
  /** The administrator who decided may answer only if there is no other. */
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
  kind: oneOf(RESTRICTION_KINDS),
  commerce: queryIds('El comercio se indica con su número'),
  offer: queryId('La oferta se indica con su número'),
}

export const restrictionQuery = z.object({
  id: idFilter,
  ...sharedFilters,
  in_force: queryFlag('Di si siguen en pie: true o false'),
  ordering: orderingOf(restriction, { unsorted: ['changes'] }),
})
export type RestrictionQuery = z.infer<typeof restrictionQuery>

const filters = {
  ...sharedFilters,
  state: oneOf(['waiting', 'answered']),
  outcome: oneOf(APPEAL_OUTCOMES),
}
export const appealQuery = listQuery(appeal, filters, { unsorted: ['changes'] })
export type AppealQuery = z.infer<typeof appealQuery>
