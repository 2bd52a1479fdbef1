import { z } from 'zod'
import { id } from './fields.ts'

/** What a list is searched for: blank counts as nothing asked. */
export const searchTerm = z
  .string('Busca una sola cosa cada vez')
  .trim()
  .max(200, 'Busca con menos palabras')
  .transform((term) => term.replaceAll('\0', '') || undefined)
  .optional()

/** One of the words given; any other is refused. Blank counts as nothing asked. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(words, `Elige entre ${words.join(', ')}`).optional(),
  )
}

/** An id after `?`: what is no number is refused; one that nothing can have becomes 0. */
export function queryId(message: string) {
  return z
    .string(message)
    .regex(/^\d+$/, message)
    .transform((digits) => id.safeParse(digits).data ?? 0)
    .optional()
}

/** Ids after `?`, the name repeated: what has any of them is asked for. Each as in `queryId`. */
export function queryIds(message: string) {
  const digits = z.string(message).regex(/^\d+$/, message)
  return z.preprocess(
    (value) => (value === undefined ? undefined : [value].flat()),
    z
      .array(
        digits.transform((value) => id.safeParse(value).data ?? 0),
        message,
      )
      .transform((ids) => [...new Set(ids)])
      .optional(),
  )
}

/** A day after `?`, as 2026-03-05; blank counts as nothing asked. */
export const queryDay = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso.date('El día se escribe como 2026-03-05').optional(),
)

/** A column to order by, or `-` and the column: from its last value to its first. */
export type Ordering<Column extends string> = Column | `-${Column}`

/**
 * By which of its columns a list is ordered: `name`, `-name`, or several with commas, as Django REST
 * Framework's OrderingFilter reads them. Blank counts as nothing asked.
 */
export function orderingBy<const Column extends string>(columns: readonly Column[], most = 3) {
  const words = columns.flatMap((column): Ordering<Column>[] => [column, `-${column}`])
  const message = `Se ordena por ${columns.join(', ')}; con un guion delante, al revés`
  return z
    .preprocess(wordsOf, z.array(z.enum(words, message), message).max(most, message).optional())
    .meta({ description: 'Varias se separan con comas; con un guion delante, al revés.' })
}

/** Rows by their ids; repeated for several. One that nothing has leads to nothing. */
export const idFilter = queryIds('El id se indica con su número')

export const DELETED_OR_NOT = 'Di si se piden los eliminados: true o false'

/** Our own pages used to ask for 1. */
const FLAGS = new Map<unknown, boolean | undefined>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', undefined],
])

/** `true` or `false` after `?`; blank counts as nothing asked. */
export function queryFlag(message: string) {
  return z.preprocess(
    (value) => (FLAGS.has(value) ? FLAGS.get(value) : value),
    z.boolean(message).optional(),
  )
}

function wordsOf(value: unknown): unknown {
  if (value === undefined) return undefined
  const texts = [value].flat()
  if (!texts.every((text) => typeof text === 'string')) return value
  const words = texts.flatMap((text) => text.split(',')).map((word) => word.trim())
  const asked = words.filter((word) => word !== '')
  return asked.length === 0 ? undefined : asked
}
