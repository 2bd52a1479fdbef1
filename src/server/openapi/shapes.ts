import { z } from 'zod'
import * as named from './named-shapes.ts'

export type JsonSchema = { [keyword: string]: unknown }

const SHARED = '#/components/schemas/'

// Sorted, because module loaders other than Node's may not sort exports by name.
const byName = Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))
for (const [id, shape] of byName) z.globalRegistry.add(shape, { id })

export function sharedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options, uri: (id) => SHARED + id })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, ...schema }]) => [id, plain(schema as JsonSchema)]),
  )
}

/** Returns JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export function schemaOf(shape: z.core.$ZodType): JsonSchema {
  const id = z.globalRegistry.get(shape)?.id
  return id ? { $ref: SHARED + id } : plain(z.toJSONSchema(shape, options) as JsonSchema)
}

/** Returns the schema as for a web form: names of nested fields have dots, and each item of a list repeats the name. */
export function flattened(schema: JsonSchema): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  flatten(schema, '', properties, required)
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

/** Schema of errors by field. Errors of nested fields are nested, too. */
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
  prefix: string,
  properties: Record<string, JsonSchema>,
  required: string[],
) {
  for (const [name, inner] of Object.entries((schema.properties ?? {}) as typeof properties)) {
    if (inner.type === 'object') {
      flatten(inner, `${prefix}${name}.`, properties, required)
      continue
    }
    properties[prefix + name] = formField(inner)
    if ((schema.required as string[] | undefined)?.includes(name)) required.push(prefix + name)
  }
}

/** Converts a field for web forms: '' means null, and optional objects and lists of objects are JSON text. */
function formField(schema: JsonSchema): JsonSchema {
  if (schema.type === 'null') return { const: '' }
  const anyOf = schema.anyOf as JsonSchema[] | undefined
  const items = schema.items as JsonSchema | undefined
  if (items?.type === 'object' || anyOf?.some(({ type }) => type === 'object')) {
    const { description, examples } = schema as { description?: string; examples?: unknown[] }
    const texts = examples?.map((example) => JSON.stringify(example))
    return { type: 'string', description: `En JSON. ${description ?? ''}`.trim(), examples: texts }
  }
  return anyOf ? { ...schema, anyOf: anyOf.map(formField) } : schema
}

const DIGITS = '^\\d+$'

const options = {
  io: 'input',
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    // `format` is enough; the pattern is long.
    if (jsonSchema.format) delete jsonSchema.pattern
    // A query parameter in digits is a number.
    if (jsonSchema.pattern === DIGITS && !jsonSchema.minLength) {
      delete jsonSchema.pattern
      Object.assign(jsonSchema, { type: 'integer', minimum: 0 })
    }
    // Zod drops `examples` of transformed schemas.
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

/** Removes keywords that the document does not need, and makes references point to the document's schemas. */
function plain({ $schema, $defs, id, '~standard': standard, ...schema }: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${SHARED}`))
}
