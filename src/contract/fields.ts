import { z } from 'zod'
import { asLines, asOneLine, composed } from './invisible-marks.ts'

/** Maximum of PostgreSQL's type `integer`. */
export const MAX_ID = 2_147_483_647

export const UNREADABLE = 'Lleva caracteres que no se ven. Bórralo y escríbelo otra vez.'
export const ONE_LINE = 'Escríbelo en una sola línea'

const CONTROL = /\p{Cc}/u
const LINE_END = /[\n\r\u2028\u2029]/
/** A visible character. The code points after `\p{Z}` are letters or symbols that look empty. */
const VISIBLE = /[^\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u

type Minimum = { length: number; message: string }

/**
 * One line, stored trimmed, in NFC and without invisible characters. Numbers become text; blank texts get the error
 * `required`. Line breaks, control characters and lone surrogates are refused, because they cannot be stored.
 */
export function text(required: string, max: number, minimum?: Minimum) {
  const line = requiredText(required).refine((value) => !LINE_END.test(value), {
    error: ONE_LINE,
    abort: true,
  })
  const longEnough = minimum === undefined ? line : line.min(minimum.length, minimum.message)
  return z.preprocess(cleanedBy(asOneLine, max), limited(longEnough, max, isReadableLine))
}

/** Several lines and tabs are allowed. Line ends become LF: browsers send CR LF, word processors a vertical tab. */
export function lines(required: string, max: number) {
  return z.preprocess(
    cleanedBy(asLines, max),
    limited(requiredText(required), max, areReadableLines),
  )
}

/** One line that may be empty: null, missing and invisible texts become ''. */
export function optionalText(max: number) {
  const line = z
    .string({ error: 'Escríbelo con letras o números' })
    .trim()
    .refine((value) => !LINE_END.test(value), { error: ONE_LINE, abort: true })
    .overwrite((value) => (VISIBLE.test(value) ? value : ''))
  const clean = cleanedBy(asOneLine, max)
  return z.preprocess((value) => clean(value ?? ''), limited(line, max, isReadableLine))
}

/** A password, never trimmed. At most 128 characters, so that hashing stays cheap. */
export function password(required: string, minimum?: Minimum) {
  const whole = z.string({ error: required }).min(1, { error: required, abort: true })
  const longEnough = minimum === undefined ? whole : whole.min(minimum.length, minimum.message)
  return z.preprocess(numberAsText, limited(longEnough, 128, hasNoNul))
}

export const newPassword = z.preprocess(
  cleanedBy(composed, 128),
  password('La contraseña es obligatoria', {
    length: 6,
    message: 'La contraseña debe tener al menos 6 caracteres',
  }),
)

/** A warning for everybody; for administrators an error. */
export const COMMON_PASSWORD =
  'Es de las contraseñas más usadas: se adivina en segundos. Elige otra.'

export const UNKNOWN_CATEGORY = 'Esa categoría no existe'

/** Maximum of items of a list, repetitions included. Zod checks it before it parses the items. */
export const MAX_ITEMS = 200

/** Forms that are not JSON send a single item by itself, and none as an empty text. */
export function asList(value: unknown): unknown[] {
  const items = Array.isArray(value) ? value : [value ?? '']
  return items.length > MAX_ITEMS ? items : items.filter((item) => item !== '')
}

export function someOf<const Word extends string>(words: readonly Word[], message: string) {
  return z.preprocess(
    asList,
    z
      .array(z.enum(words, message), message)
      .max(MAX_ITEMS, message)
      .transform((chosen) => words.filter((word) => chosen.includes(word))),
  )
}

/** `unknown`, `tooMany` and `missing` are error messages. */
export function rowIds(unknown: string, max: number, tooMany: string, missing?: string) {
  const ids = z.array(rowId(unknown), unknown).max(MAX_ITEMS, tooMany)
  return z.preprocess(
    asList,
    (missing === undefined ? ids : ids.min(1, missing))
      .transform((all) => [...new Set(all)])
      .pipe(z.array(z.number()).max(max, tooMany)),
  )
}

export const categoryIds = rowIds(
  UNKNOWN_CATEGORY,
  20,
  'Elige como máximo 20 categorías',
  'Al menos una categoría es obligatoria',
)

/** Accepts an id as number or text. `unknown` and `missing` are error messages. */
export function rowId(unknown: string, missing = unknown) {
  return z.preprocess(
    digitsAsNumber,
    z
      .int({ error: ({ input }) => (isNothing(input) ? missing : unknown) })
      .min(1, unknown)
      .max(MAX_ID, unknown),
  )
}

export function digitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
}

/** Empty values count as missing, because browsers and old clients send them. */
export function optional<T extends z.ZodType>(shape: T) {
  return z.preprocess((value) => (isNothing(value) ? undefined : value), z.optional(shape))
}

export function orNull<T extends z.ZodType>(shape: T) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    shape.nullable(),
  )
}

export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID))

/** Parses JSON text of multipart forms. '' becomes null; other text is returned as it is. */
export function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

export function flag(message: string) {
  const booleanOf = (value: unknown) =>
    ['true', 'false'].includes(value as string) ? value === 'true' : value
  return z.preprocess(booleanOf, z.boolean(message))
}

/** A missing group counts as empty, so that the errors name the required fields. */
export function nested<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => value ?? {}, z.object(shape, 'Debe ser un grupo de campos'))
}

function isNothing(value: unknown): boolean {
  // An empty list has the length 0, too.
  return value === undefined || value === null || value === '' || Object(value).length === 0
}

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** Skips cleaning, which is slow, for texts that are too long even if most of their characters are removed. */
export function cleanedBy(clean: (text: string) => string, max: number) {
  return (value: unknown): unknown => {
    const text = numberAsText(value)
    return typeof text === 'string' && text.length <= 4 * max ? clean(text) : text
  }
}

export function requiredText(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .refine((value) => VISIBLE.test(value), { error: required, abort: true })
}

export function limited<T extends z.ZodType<string>>(
  string: T,
  max: number,
  isReadable: (value: string) => boolean,
) {
  return string
    .refine((value) => value.length <= max, `Debe tener como máximo ${max} caracteres`)
    .refine(isReadable, UNREADABLE)
    .meta({ maxLength: max })
}

export function isReadableLine(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value)
}

function areReadableLines(value: string): boolean {
  return isReadableLine(value.replace(/[\n\t]/g, ' '))
}

function hasNoNul(value: string): boolean {
  return !value.includes('\0')
}
