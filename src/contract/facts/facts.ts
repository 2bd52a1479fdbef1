import { z } from 'zod'
import { webUrl } from '../contact-fields.ts'
import { asList, digitsAsNumber, flag, MAX_ITEMS, optional, parsedJson } from '../fields.ts'
import { FACT_NAMES, FACTS, type Fact, type FactName, factOf } from './fact-table.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { WHEELCHAIR, wheelchairOf } from './wheelchair.ts'

const MAX_CM = 400

/** Shapes in requests and responses, by kind of fact. */
const KINDS = {
  flag: { input: flag('Di si es así: true o false'), output: z.boolean() },
  centimetres: { input: centimetres(), output: z.int() },
  link: { input: webUrl(), output: z.string() },
  languages: { input: languages(), output: z.array(z.enum(LANGUAGE_CODES)) },
  // Read only: ignored in requests.
  derived: { input: z.unknown(), output: z.enum(WHEELCHAIR) },
} as const satisfies Record<Fact['kind'], { input: z.ZodType; output: z.ZodType }>

type Outputs = {
  [Name in FactName]: z.ZodOptional<(typeof KINDS)[(typeof FACTS)[Name]['kind']]['output']>
}

/** The facts of a shop in responses, by name. Missing facts are unknown. */
export const factsOutput = z.object(
  ofEach((name) => KINDS[FACTS[name].kind].output.optional()) as Outputs,
)
export type Facts = z.infer<typeof factsOutput>

const written = z
  .strictObject(
    ofEach((name) => optional(KINDS[FACTS[name].kind].input)),
    {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys'
          ? `Esto no es un dato de un comercio: ${keys.join(', ')}`
          : 'Los datos son un grupo de campos, o nada',
    },
  )
  .transform(knownFacts)

/** The facts in requests: missing ones become unknown. Forms that are not JSON send them as JSON text; '' is none. */
export const facts = z
  .preprocess((value) => parsedJson(value) ?? {}, written)
  .meta({
    description:
      'Lo que el comercio dice de su entrada, del pago y de sus servicios; lo que falta no se sabe. `wheelchair` sale de lo demás.',
    example: { step_cm: 0, door_cm: 90, card: true, delivery: false },
  })

/** Drops empty and unasked facts, and adds the derived one. */
function knownFacts(typed: Record<string, unknown>): Facts {
  const facts = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => isKnown(name as FactName, value, typed)),
  ) as Facts
  const wheelchair = wheelchairOf(facts)
  return { ...facts, ...(wheelchair && { wheelchair }) }
}

function isKnown(name: FactName, value: unknown, typed: Record<string, unknown>): boolean {
  const { kind, after } = factOf(name)
  const isAfter = after === undefined || typed[after] === true
  return kind !== 'derived' && isAfter && value !== undefined && value !== ''
}

function ofEach<Value>(of: (name: FactName) => Value): Record<FactName, Value> {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, of(name)])) as Record<FactName, Value>
}

function centimetres() {
  const wrong = `Escribe los centímetros en cifras, de 0 a ${MAX_CM}`
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
  return z.preprocess(
    (value) => digitsAsNumber(trimmed(value)),
    z.int(wrong).min(0, wrong).max(MAX_CM, wrong),
  )
}

function languages() {
  const wrong = `Elige los idiomas por su código: ${LANGUAGE_CODES.join(', ')}`
  return z.preprocess(
    asList,
    z
      .array(z.enum(LANGUAGE_CODES, wrong), wrong)
      .max(MAX_ITEMS, wrong)
      .transform((codes) => LANGUAGE_CODES.filter((code) => codes.includes(code))),
  )
}
