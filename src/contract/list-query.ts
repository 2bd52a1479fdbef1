import { z } from 'zod'
import { id } from './fields.ts'
import { asOneLine } from './invisible-marks.ts'

/** A search; blank means none. */
export const searchTerm = z
  .string('Busca una sola cosa cada vez')
  .trim()
  .max(200, 'Busca con menos palabras')
  .transform((term) => asOneLine(term).replaceAll('\0', '').trim() || undefined)
  .optional()

/** One of these words; any other is refused, blank means none. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(words, `Elige entre ${words.join(', ')}`).optional(),
  )
}

/** Some of these words, the name repeated: any of them matches. Blank means none. */
export function queryWords<const Word extends string>(words: readonly Word[]) {
  const message = `Elige entre ${words.join(', ')}`
  return z.preprocess(
    (value) => (value === undefined || value === '' ? undefined : [value].flat()),
    z.array(z.enum(words, message), message).optional(),
  )
}

/** An id in the query: refused unless digits; out of range becomes 0. */
export function queryId(message: string) {
  return z
    .string(message)
    .regex(/^\d+$/, message)
    .transform((digits) => id.safeParse(digits).data ?? 0)
    .optional()
}

/** Ids in the query, the name repeated: any of them matches. Each as in `queryId`. */
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

/** A day in the query, as 2026-03-05; blank means none. */
export const queryDay = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso.date('El día se escribe como 2026-03-05').optional(),
)

/** A column to order by; `-` reverses. */
export type Ordering<Column extends string> = Column | `-${Column}`

/**
 * The columns that a list is ordered by: `name`, `-name`, or several separated by commas, as Django REST
 * Framework's OrderingFilter reads them. Blank means none.
 */
export function orderingBy<const Column extends string>(columns: readonly Column[], max = 3) {
  const words = columns.flatMap((column): Ordering<Column>[] => [column, `-${column}`])
  const message = `Se ordena por ${columns.join(', ')}; con un guion delante, al revés`
  return z
    .preprocess(wordsOf, z.array(z.enum(words, message), message).max(max, message).optional())
    .meta({ description: 'Varias se separan con comas; con un guion delante, al revés.' })
}

/** By the columns of what is listed, but for those that have no order. */
export function orderingOf<Shape extends z.ZodRawShape, Excluded extends keyof Shape = never>(
  { shape }: z.ZodObject<Shape>,
  without: readonly Excluded[] = [],
) {
  type Column = Exclude<keyof Shape & string, Excluded>
  const isColumn = (name: string): name is Column => !without.some((excluded) => excluded === name)
  return orderingBy(Object.keys(shape).filter(isColumn))
}

/** Rows with these ids. Unknown ids match nothing. */
export const idFilter = queryIds('El id se indica con su número')

export const DELETED_OR_NOT = 'Di si se piden los eliminados: true o false'

/** Our own pages used to send 1. */
const FLAGS = new Map<unknown, boolean | undefined>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', undefined],
])

/** `true` or `false` in the query; blank means none. */
export function queryFlag(message: string) {
  return z.preprocess(
    (value) => (FLAGS.has(value) ? FLAGS.get(value) : value),
    z.boolean(message).optional(),
  )
}

/** Words with commas between, or the name repeated; undefined for none, and what is no text as it is. */
export function wordsOf(value: unknown): unknown {
  if (value === undefined) return undefined
  const texts = [value].flat()
  if (!texts.every((text) => typeof text === 'string')) return value
  const words = texts.flatMap((text) => text.split(',')).map((word) => word.trim())
  const filled = words.filter((word) => word !== '')
  return filled.length === 0 ? undefined : filled
}
