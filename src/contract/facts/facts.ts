import { z } from 'zod'
import { webUrl } from '../contact-fields.ts'
import { digitsAsNumber, flag, optional, parsedJson, someOf } from '../fields.ts'
import { tradesOf } from '../trades/trade-names.ts'
import {
  FACT_NAMES,
  FACTS,
  type Fact,
  type FactGroup,
  type FactName,
  factOf,
} from './fact-table.ts'
import { LANGUAGE_CODES } from './languages.ts'

const WHEELCHAIR = ['no_step', 'one_step', 'with_help', 'no'] as const
type Wheelchair = (typeof WHEELCHAIR)[number]

export const WHEELCHAIR_LABELS: Record<Wheelchair, string> = {
  no_step: 'sin escalón',
  one_step: 'un escalón',
  with_help: 'con ayuda',
  no: 'no',
}

/** Maximum height of a sill, which is no step: the Spanish building code allows 12 mm (CTE DB-SUA 1, 2.1). */
const SILL_CM = 1
/** The highest step that OpenStreetMap's `wheelchair=limited` allows. */
const LOW_STEP_CM = 7
/** The clear width of an accessible door (CTE DB-SUA, Anejo A, accessible route). */
const WIDE_CM = 80
/** The total width of a wheelchair (ISO 7193). */
const NARROW_CM = 70

/** Derives the access from the other facts; undefined: the measurements are missing. */
function wheelchairOf({ step_cm, door_cm, ramp, bell }: Facts): Wheelchair | undefined {
  if (door_cm !== undefined && door_cm < NARROW_CM) return 'no'
  if (step_cm === undefined) return undefined
  if (step_cm <= SILL_CM) {
    return door_cm === undefined || door_cm >= WIDE_CM ? 'no_step' : 'with_help'
  }
  if (ramp) return 'with_help'
  if (step_cm > LOW_STEP_CM) return 'no'
  return bell ? 'with_help' : 'one_step'
}

const MAX_CM = 400

const WRONG_LANGUAGES = `Elige los idiomas por su código: ${LANGUAGE_CODES.join(', ')}`

const KINDS = {
  flag: { input: flag('Di si es así: true o false'), output: z.boolean() },
  centimetres: { input: centimetres(), output: z.int() },
  link: { input: webUrl(), output: z.string() },
  languages: {
    input: someOf(LANGUAGE_CODES, WRONG_LANGUAGES),
    output: z.array(z.enum(LANGUAGE_CODES)),
  },
  derived: { input: z.unknown(), output: z.enum(WHEELCHAIR) },
} as const satisfies Record<Fact['kind'], { input: z.ZodType; output: z.ZodType }>

type Outputs = {
  [Name in FactName]: z.ZodOptional<(typeof KINDS)[(typeof FACTS)[Name]['kind']]['output']>
}

export const factsOutput = z.object(
  mapNames((name) => KINDS[FACTS[name].kind].output.optional()) as Outputs,
)
export type Facts = z.infer<typeof factsOutput>

const factsInput = z
  .strictObject(
    mapNames((name) => optional(KINDS[FACTS[name].kind].input)),
    {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys'
          ? `Esto no es un dato de un comercio: ${keys.join(', ')}`
          : 'Los datos son un grupo de campos, o nada',
    },
  )
  .transform(answersIn)

export const facts = z
  .preprocess((value) => parsedJson(value) ?? {}, factsInput)
  .meta({
    description:
      'Lo que el comercio dice de su entrada, del pago y de sus servicios; lo que falta no se sabe. `wheelchair` sale de lo demás.',
    example: { step_cm: 0, door_cm: 90, card: true, delivery: false },
  })

/** Removes empty and superfluous values, and adds the derived `wheelchair`. */
function answersIn(values: Record<string, unknown>): Facts {
  const facts = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isAnswer(name as FactName, value, values)),
  ) as Facts
  const wheelchair = wheelchairOf(facts)
  return { ...facts, ...(wheelchair && { wheelchair }) }
}

function isAnswer(name: FactName, value: unknown, values: Record<string, unknown>): boolean {
  const { kind, after } = factOf(name)
  const isRelevant = after === undefined || values[after] === true
  return kind !== 'derived' && isRelevant && value !== undefined && value !== ''
}

function mapNames<Value>(of: (name: FactName) => Value): Record<FactName, Value> {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, of(name)])) as Record<FactName, Value>
}

function centimetres() {
  const message = `Escribe los centímetros en cifras, de 0 a ${MAX_CM}`
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
  return z.preprocess(
    (value) => digitsAsNumber(trimmed(value)),
    z.int(message).min(0, message).max(MAX_CM, message),
  )
}

/** Returns the facts of a group for which the form asks a shop with these names of categories. */
export function factsToAsk(
  group: FactGroup,
  categories: readonly string[],
  typed: Readonly<Record<string, unknown>>,
): FactName[] {
  const trades = tradesOf(categories)
  return FACT_NAMES.filter((name) => {
    const fact = factOf(name)
    if (fact.group !== group || fact.kind === 'derived') return false
    if (fact.after !== undefined) return typed[fact.after] === true
    return (
      fact.trades === undefined ||
      typed[name] !== undefined ||
      trades.some((trade) => fact.trades?.includes(trade))
    )
  })
}
