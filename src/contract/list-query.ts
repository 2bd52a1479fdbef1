import { z } from 'zod'
import { id } from './fields.ts'
import { asSearchText } from './invisible-marks.ts'

/** A search text; blank means no search. */
export const searchTerm = z
  .string('Busca una sola cosa cada vez')
  .trim()
  .max(200, 'Busca con menos palabras')
  .transform((term) => asSearchText(term) || undefined)
  .optional()

export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(words, `Elige entre ${words.join(', ')}`).optional(),
  )
}

export function queryWords<const Word extends string>(words: readonly Word[]) {
  const message = `Elige entre ${words.join(', ')}`
  return z.preprocess(
    (value) => (value === undefined || value === '' ? undefined : [value].flat()),
    z.array(z.enum(words, message), message).optional(),
  )
}

/** A number out of range becomes 0 and matches nothing. */
export function queryId(message: string) {
  return z
    .string(message)
    .regex(/^\d+$/, message)
    .transform((digits) => id.safeParse(digits).data ?? 0)
    .optional()
}

/** Ids as in `queryId`, in a repeated parameter: rows with any of these ids match. */
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

export const queryDay = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso.date('El día se escribe como 2026-03-05').optional(),
)

export type Ordering<Column extends string> = Column | `-${Column}`

/** At most `max` columns separated by commas, as in Django REST Framework's OrderingFilter: `name`, `-name`. */
export function orderingBy<const Name extends string>(columns: readonly Name[], { max = 3 } = {}) {
  const words = columns.flatMap((column): Ordering<Name>[] => [column, `-${column}`])
  const message = `Se ordena por ${columns.join(', ')}; con un guion delante, al revés`
  return z
    .preprocess(splitWords, z.array(z.enum(words, message), message).max(max, message).optional())
    .meta({ description: 'Varias se separan con comas; con un guion delante, al revés.' })
}

/** Like `orderingBy`, with all columns of a list except `unsorted`. */
export function orderingOf<Shape extends z.ZodRawShape, Excluded extends keyof Shape = never>(
  { shape }: z.ZodObject<Shape>,
  { unsorted = [] }: { unsorted?: readonly Excluded[] } = {},
) {
  type Column = Exclude<keyof Shape & string, Excluded>
  const isColumn = (name: string): name is Column => !unsorted.some((excluded) => excluded === name)
  return orderingBy(Object.keys(shape).filter(isColumn))
}

/** The query of a list: filters, ids, a search and an order. */
export function listQuery<
  Shape extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Excluded extends keyof Shape = never,
>(item: z.ZodObject<Shape>, filters: Filters, options?: { unsorted?: readonly Excluded[] }) {
  const ordering = orderingOf(item, options)
  return z.object({ id: idFilter, ...filters, search: searchTerm, ordering })
}

export const idFilter = queryIds('El id se indica con su número')

export const DELETED_OR_NOT = 'Di si se piden los eliminados: true o false'

/** Older versions of our own pages send 1. */
const FLAGS = new Map(
  Object.entries({ true: true, 1: true, false: false, 0: false, '': undefined }),
)

/** `true` or `false`; blank means no filter. */
export function queryFlag(message: string) {
  return z.preprocess(
    (value) => (FLAGS.has(value as string) ? FLAGS.get(value as string) : value),
    z.boolean(message).optional(),
  )
}

/** Splits words at commas, also of a repeated parameter. Values that are no text stay as they are. */
export function splitWords(value: unknown): unknown {
  if (value === undefined) return undefined
  const texts = [value].flat()
  if (!texts.every((text) => typeof text === 'string')) return value
  const words = texts.flatMap((text) => text.split(',')).map((word) => word.trim())
  const filled = words.filter((word) => word !== '')
  return filled.length === 0 ? undefined : filled
}
