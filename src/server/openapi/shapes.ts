import { z } from 'zod'
import * as named from './named-shapes.ts'

export type JsonSchema = { [keyword: string]: unknown }

const SHARED = '#/components/schemas/'

// Node sorts the exports of a module by name, other loaders do not.
const byName = Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1))
for (const [id, shape] of byName) z.globalRegistry.add(shape, { id })

export function sharedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options, uri: (id) => SHARED + id })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, ...schema }]) => [id, plain(schema as JsonSchema)]),
  )
}

/** The JSON Schema 2020-12 of a shape, as OpenAPI 3.1 uses it. */
export function schemaOf(shape: z.core.$ZodType): JsonSchema {
  const id = z.globalRegistry.get(shape)?.id
  return id ? { $ref: SHARED + id } : plain(z.toJSONSchema(shape, options) as JsonSchema)
}

/** The schema of a web form: groups are dotted names, lists repeated names. */
export function flatSchema(shape: z.core.$ZodType): JsonSchema {
  return flattened(schemaOf(shape))
}

export function flattened(schema: JsonSchema): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  flatten(schema, '', properties, required)
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

/** Errors by field; groups nest. */
export const fieldErrors: JsonSchema = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      { type: 'array', items: { type: 'string' }, minItems: 1 },
      { $ref: `${SHARED}FieldErrors` },
    ],
  },
}

export function fieldErrorsOr(other: JsonSchema): JsonSchema {
  return { anyOf: [{ $ref: `${SHARED}FieldErrors` }, other] }
}

function flatten(
  schema: JsonSchema,
  above: string,
  properties: Record<string, JsonSchema>,
  required: string[],
) {
  for (const [name, inner] of Object.entries((schema.properties ?? {}) as typeof properties)) {
    if (inner.type === 'object') {
      flatten(inner, `${above}${name}.`, properties, required)
      continue
    }
    properties[above + name] = flat(inner)
    if ((schema.required as string[] | undefined)?.includes(name)) required.push(above + name)
  }
}

/** An empty field stands for null. What is an object or nothing, or a list of objects, is sent as JSON text. */
function flat(schema: JsonSchema): JsonSchema {
  if (schema.type === 'null') return { const: '' }
  const anyOf = schema.anyOf as JsonSchema[] | undefined
  const items = schema.items as JsonSchema | undefined
  if (items?.type === 'object' || anyOf?.some(({ type }) => type === 'object')) {
    const { description, examples } = schema as { description?: string; examples?: unknown[] }
    const texts = examples?.map((example) => JSON.stringify(example))
    return { type: 'string', description: `En JSON. ${description ?? ''}`.trim(), examples: texts }
  }
  return anyOf ? { ...schema, anyOf: anyOf.map(flat) } : schema
}

const DIGITS = '^\\d+$'

const options = {
  io: 'input',
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    // `format` says it already; the pattern is long.
    if (jsonSchema.format) delete jsonSchema.pattern
    // A query parameter in digits is a number.
    if (jsonSchema.pattern === DIGITS && !jsonSchema.minLength) {
      delete jsonSchema.pattern
      Object.assign(jsonSchema, { type: 'integer', minimum: 0 })
    }
    // Zod drops `examples` of what is transformed.
    if (jsonSchema.example !== undefined) {
      jsonSchema.examples = [jsonSchema.example]
      delete jsonSchema.example
    }
    // A fallback for invalid values is not a default.
    if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
} satisfies Parameters<typeof z.toJSONSchema>[1] & object

/** Its definitions are moved to the document's own. */
function plain({ $schema, $defs, id, '~standard': standard, ...schema }: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${SHARED}`))
}
