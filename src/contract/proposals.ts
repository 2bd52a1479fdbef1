import { z } from 'zod'
import { asList, lines, MAX_ITEMS, rowId } from './fields.ts'
import { httpError } from './http-error.ts'
import { idFilter, oneOf, orderingOf, queryId, searchTerm } from './list-query.ts'

/**
 * What an owner changes on an accepted shop is public at once, except these where the office wants to see them first.
 * An address with its point is one thing, and so is a cover with its description and focus.
 */
export const RISKY_FIELDS = ['name', 'category', 'address', 'photo'] as const
export type RiskyField = (typeof RISKY_FIELDS)[number]

export const RISKY_LABELS: Record<RiskyField, string> = {
  name: 'Nombre',
  category: 'Categorías',
  address: 'Dirección',
  photo: 'Foto de portada',
}

/** Inside a sentence, in the plural or not. */
export const RISKY_NOUNS: Record<RiskyField, string> = {
  name: 'nombre',
  category: 'categorías',
  address: 'dirección',
  photo: 'foto',
}

/** Metres. A point that moves no further is no other place. */
export const MOVED_METRES = 200

/** 'nombre', 'nombre y dirección'. */
export function riskyWords(fields: readonly RiskyField[]): string {
  return listed(fields, (field) => RISKY_NOUNS[field])
}

/** 'el nombre y la dirección'. */
export function riskyPhrase(fields: readonly RiskyField[]): string {
  return listed(fields, (field) => `${ARTICLES[field]} ${RISKY_NOUNS[field]}`)
}

const ARTICLES: Record<RiskyField, string> = {
  name: 'el',
  category: 'las',
  address: 'la',
  photo: 'la',
}

function listed(fields: readonly RiskyField[], wordsOf: (field: RiskyField) => string): string {
  const words = RISKY_FIELDS.filter((field) => fields.includes(field)).map(wordsOf)
  return new Intl.ListFormat('es').format(words)
}

const wholePlace = z.object({
  direction: z.string(),
  street: z.string(),
  number: z.string(),
  address_extra: z.string(),
  postal_code: z.string(),
  locality: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type WholePlace = z.infer<typeof wholePlace>

const cover = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  placeholder: z.string(),
  photo_focus_x: z.int(),
  photo_focus_y: z.int(),
})
export type ProposedCover = z.infer<typeof cover>

const VALUES = { name: z.string(), category: z.array(z.int()), address: wholePlace, photo: cover }

/** A field that waits for review: what stood when it was asked for, and what is asked. */
export const pendingChange = z.discriminatedUnion('field', [
  change('name', {}),
  change('category', {}),
  change('address', {}),
  change('photo', {}),
])
export type PendingChange = z.infer<typeof pendingChange>

/** The same for the reviewer: `present` is the current value, which may differ from `from`. */
const proposedChange = z.discriminatedUnion('field', [
  change('name', { present: VALUES.name }),
  change('category', { present: VALUES.category }),
  change('address', { present: VALUES.address }),
  change('photo', { present: VALUES.photo }),
])
export type ProposedChange = z.infer<typeof proposedChange>

function change<Field extends RiskyField, Further extends z.ZodRawShape>(
  field: Field,
  further: Further,
) {
  return z.object({
    field: z.literal(field),
    from: VALUES[field],
    to: VALUES[field],
    ...further,
  })
}

/**
 * decided: field by field. withdrawn: by its owner. closed: by what happened to the shop meanwhile, and `reason` says
 * what. Of a shop only one is open.
 */
export const PROPOSAL_STATES = ['open', 'decided', 'withdrawn', 'closed'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export const riskyField = z.enum(RISKY_FIELDS)

/** What the owner of a shop asks to change. On screen *cambio*. */
export const proposal = z.object({
  id: z.int(),
  /** The shop, as it is now. */
  commerce: z.object({
    id: z.int(),
    name: z.string(),
    category: z.array(z.int()),
    /** Whether neighbours see it now. */
    is_published: z.boolean(),
  }),
  /** Goes up whenever what it asks changes, or what stands of it: a decision names the one that was seen. */
  revision: z.int(),
  state: z.enum(PROPOSAL_STATES),
  changes: z.array(proposedChange),
  /** Of an open one, what is reviewed no more: its owner may publish it by saving it again. */
  released: z.array(riskyField),
  accepted: z.array(riskyField),
  rejected: z.array(riskyField),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** Who decided: only administrators see it. */
  decided_by: z.string().nullable(),
  /** Who asks: only administrators see it; null: the account is gone. */
  owner: z.object({ id: z.int(), username: z.string(), email: z.string() }).nullable(),
})
export type Proposal = z.infer<typeof proposal>

/** Somebody wrote it in between, or what stands of it: `current` is how it is now. */
export const proposalConflict = httpError.extend({ current: proposal })

const FIELDS = `Elige entre ${RISKY_FIELDS.join(', ')}`

/** Some of the fields, without duplicates; forms send a single one as text, and none as an empty one. */
const fields = z.preprocess(
  (value) => (value === undefined ? value : asList(value)),
  z
    .array(z.enum(RISKY_FIELDS, FIELDS), FIELDS)
    .max(MAX_ITEMS, FIELDS)
    .transform((names) => RISKY_FIELDS.filter((name) => names.includes(name))),
)

const REVISION = 'Di qué revisión del cambio has visto, con su número'
export const NO_REASON = 'Escribe el motivo: quien lo pidió lo leerá'

/** Each of its fields is accepted or rejected; a rejection has a reason, which the owner reads. */
export const proposalDecision = z
  .object({
    revision: rowId(REVISION),
    accept: fields,
    reject: fields.optional().transform((names) => names ?? []),
    reason: z.preprocess(
      (value) =>
        typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined),
      lines(NO_REASON, 1000).optional(),
    ),
  })
  .refine(({ accept, reject }) => !accept.some((field) => reject.includes(field)), {
    path: ['reject'],
    error: 'Cada dato se acepta o se rechaza, no las dos cosas',
  })
  .refine(({ reject, reason }) => reject.length === 0 || reason !== undefined, {
    path: ['reason'],
    error: NO_REASON,
  })
export type ProposalDecision = z.infer<typeof proposalDecision>

/** Of some of its fields, or of all. */
export const proposalWithdrawal = z.object({ fields: fields.optional() })
export type ProposalWithdrawal = z.infer<typeof proposalWithdrawal>

/** Of decided ones: accepted, all that was asked; rejected, some of it or all. */
export const PROPOSAL_OUTCOMES = ['accepted', 'rejected'] as const
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number]

export const proposalQuery = z.object({
  id: idFilter,
  state: oneOf(PROPOSAL_STATES),
  outcome: oneOf(PROPOSAL_OUTCOMES),
  commerce: queryId('El comercio se indica con su número'),
  /** Who asks. */
  owner: queryId('La persona se indica con su número'),
  /** Those that ask for another value of it. */
  field: oneOf(RISKY_FIELDS),
  search: searchTerm,
  ordering: orderingOf(proposal, ['changes', 'released', 'accepted', 'rejected']),
})
export type ProposalQuery = z.infer<typeof proposalQuery>
export type ProposalFilter = Partial<Pick<ProposalQuery, 'state' | 'outcome' | 'owner' | 'field'>>
