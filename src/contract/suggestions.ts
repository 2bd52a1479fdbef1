import { z } from 'zod'
import { MAX_DIRECTION } from './address.ts'
import { COMMERCE_FIELDS } from './commerce-fields.ts'
import { lines, optional, text } from './fields.ts'
import { honeypotFields } from './honeypot.ts'
import { httpError } from './http-error.ts'

const SUGGESTION_DECISIONS = ['added', 'declined'] as const
export type SuggestionDecision = (typeof SUGGESTION_DECISIONS)[number]

export const suggestionForm = z.object({
  name: COMMERCE_FIELDS.name.input,
  street: text('Di en qué calle está', MAX_DIRECTION),
  text: optional(lines('Escríbelo con letras o números', 1000)).transform((text) => text ?? ''),
  ...honeypotFields,
})
export type SuggestionForm = z.infer<typeof suggestionForm>

export const suggestionReceived = z.object({
  id: z.int(),
  name: z.string(),
  street: z.string(),
  text: z.string(),
})

export const alreadyListed = httpError.extend({
  commerce: z.object({ id: z.int(), name: z.string(), direction: z.string() }),
})
export type AlreadyListed = z.infer<typeof alreadyListed>

export const suggestion = suggestionReceived.extend({
  created_at: z.iso.datetime(),
  decision: z.enum(SUGGESTION_DECISIONS).nullable(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
})
export type Suggestion = z.infer<typeof suggestion>

export const suggestionDecisionForm = z.object({
  decision: z.enum(SUGGESTION_DECISIONS, 'Elige si se añade o no'),
})
