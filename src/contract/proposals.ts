import { z } from 'zod'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { outputsOf } from './field-table.ts'
import { asList, lines, MAX_ITEMS, rowId } from './fields.ts'
import { httpError } from './http-error.ts'
import { listQuery, oneOf, queryId } from './list-query.ts'
import { joinWords } from './spanish.ts'

/** Fields whose changes may need review. `address` includes the pin, `photo` the cover's description and focus. */
export const RISKY_FIELDS = ['name', 'category', 'address', 'photo'] as const
export type RiskyField = (typeof RISKY_FIELDS)[number]

/** `label` and `help` are for screens, `phrase` for sentences. */
export const RISKY = {
  name: { label: 'Nombre', phrase: 'el nombre', help: 'Cómo se llama el comercio.' },
  category: { label: 'Categorías', phrase: 'las categorías', help: 'En qué categorías está.' },
  address: {
    label: 'Dirección',
    phrase: 'la dirección',
    help: 'Otra calle, otro número o el pin a más de 200 metros.',
  },
  photo: {
    label: 'Foto de portada',
    phrase: 'la foto',
    help: 'La primera foto, la que sale en las listas.',
  },
} as const satisfies Record<RiskyField, object>

/** Metres. A pin that moves less is not reviewed. */
export const MOVED_METRES = 200

export function riskyWords(fields: readonly RiskyField[]): string {
  return joinFields(fields, (field) => RISKY[field].phrase.replace(/^\S+ /, ''))
}

/** Returns 'el nombre y la dirección'. */
export function riskyPhrase(fields: readonly RiskyField[]): string {
  return joinFields(fields, (field) => RISKY[field].phrase)
}

function joinFields(fields: readonly RiskyField[], wordsOf: (field: RiskyField) => string): string {
  return joinWords(RISKY_FIELDS.filter((field) => fields.includes(field)).map(wordsOf))
}

const wholePlace = z.object({
  direction: z.string(),
  ...outputsOf(ADDRESS_FIELDS),
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

/** `from`: the value when the owner requested the change. */
export const pendingChange = z.discriminatedUnion('field', [
  change('name', {}),
  change('category', {}),
  change('address', {}),
  change('photo', {}),
])
export type PendingChange = z.infer<typeof pendingChange>

/** `present`: the published value, which may differ from `from`. */
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

/** `withdrawn`: by the owner. `closed`: by the server, see `reason`. A shop has at most one `open`. */
export const PROPOSAL_STATES = ['open', 'decided', 'withdrawn', 'closed'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export const riskyField = z.enum(RISKY_FIELDS)

export const proposal = z.object({
  id: z.int(),
  commerce: z.object({
    id: z.int(),
    name: z.string(),
    category: z.array(z.int()),
    is_published: z.boolean(),
  }),
  /** Incremented when the owner changes the proposal. */
  revision: z.int(),
  state: z.enum(PROPOSAL_STATES),
  changes: z.array(proposedChange),
  /** Fields that need no review any more. The owner can publish them by saving again. */
  released: z.array(riskyField),
  accepted: z.array(riskyField),
  rejected: z.array(riskyField),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** Only for administrators, like `owner`. */
  decided_by: z.string().nullable(),
  owner: z.object({ id: z.int(), username: z.string(), email: z.string() }).nullable(),
})
export type Proposal = z.infer<typeof proposal>

/** Response 409: the revision in the request is outdated. */
export const proposalConflict = httpError.extend({ current: proposal })

const WRONG_FIELDS = `Elige entre ${RISKY_FIELDS.join(', ')}`

/** Forms send a single field as text, and none as an empty text. */
const fields = z.preprocess(
  (value) => (value === undefined ? value : asList(value)),
  z
    .array(z.enum(RISKY_FIELDS, WRONG_FIELDS), WRONG_FIELDS)
    .max(MAX_ITEMS, WRONG_FIELDS)
    .transform((names) => RISKY_FIELDS.filter((name) => names.includes(name))),
)

export const NO_REASON = 'Escribe el motivo: quien lo pidió lo leerá'

export const proposalDecision = z
  .object({
    revision: rowId('Di qué revisión del cambio has visto, con su número'),
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

export const proposalWithdrawal = z.object({ fields: fields.optional() })
export type ProposalWithdrawal = z.infer<typeof proposalWithdrawal>

const PROPOSAL_OUTCOMES = ['accepted', 'rejected'] as const
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number]

const filters = {
  state: oneOf(PROPOSAL_STATES),
  outcome: oneOf(PROPOSAL_OUTCOMES),
  commerce: queryId('El comercio se indica con su número'),
  owner: queryId('La persona se indica con su número'),
  field: oneOf(RISKY_FIELDS),
}
const unsorted = ['changes', 'released', 'accepted', 'rejected'] as const
export const proposalQuery = listQuery(proposal, filters, { unsorted })
export type ProposalQuery = z.infer<typeof proposalQuery>
export type ProposalFilter = Partial<Pick<ProposalQuery, 'state' | 'outcome' | 'owner' | 'field'>>
