import { MAX_ID } from '#contract/fields.ts'
import { escaped } from '../mail/escaped.ts'
import type { JsonSchema } from './shapes.ts'

/** Lists the fields of a schema; names of nested fields have dots. For a schema without fields: one entry '…'. */
export function fieldsOf(
  schema: JsonSchema,
): { name: string; description: string; isRequired: boolean }[] {
  if (schema.properties === undefined) {
    return [{ name: '…', description: describeSchema(schema), isRequired: true }]
  }
  const required = (schema.required ?? []) as string[]
  return Object.entries(schema.properties as Record<string, JsonSchema>).flatMap(
    ([name, inner]) => {
      const entry = {
        name,
        description: describeSchema(inner),
        isRequired: required.includes(name),
      }
      const group = groupOf(inner)
      if (group === undefined) return [entry]
      const steps = inner.type === 'array' ? `${name}[].` : `${name}.`
      return [entry, ...fieldsOf(group).map((field) => ({ ...field, name: steps + field.name }))]
    },
  )
}

export function describeSchema(schema: JsonSchema): string {
  const { $ref, const: literal, items, type, description } = schema
  if (description)
    return `${describeSchema({ ...schema, description: undefined })}. ${escaped(`${description}`)}`
  if (typeof $ref === 'string') return `<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`
  if (literal !== undefined)
    return literal === '' ? 'vacío' : `<code>${escaped(`${literal}`)}</code>`
  if (Array.isArray(schema.enum)) {
    return schema.enum.map((value) => `<code>${escaped(`${value}`)}</code>`).join(', ')
  }
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return choices.map(describeSchema).join(' o ')
  if (Array.isArray(type))
    return type.map((name) => describeSchema({ ...schema, type: name })).join(' o ')
  if (type === 'array') return `lista: ${describeSchema(items as JsonSchema)}`
  if (type === 'object') return describeObject(schema)
  if (type === 'integer') return `número entero${limits(schema)}`
  return type === 'string' ? describeText(schema) : (PLAIN[`${type}`] ?? 'cualquier valor')
}

const PLAIN: Record<string, string> = { number: 'número', boolean: 'sí o no', null: 'null' }

function describeObject({ properties }: JsonSchema): string {
  const results = (properties as Record<string, JsonSchema> | undefined)?.results
  return results ? `página con ${describeSchema(results)}` : 'grupo de campos'
}

function describeText({
  format,
  contentMediaType,
  minLength,
  maxLength,
  pattern,
}: JsonSchema): string {
  if (contentMediaType) return 'archivo'
  if (FORMATS[`${format}`]) return FORMATS[`${format}`]!
  if (pattern === '^\\d+$') return 'número'
  const minimum = Number(minLength) > 1 ? `de ${minLength}` : ''
  const range = maxLength ? `${minimum ? ' a' : 'hasta'} ${maxLength}` : ''
  return minimum || range ? `texto, ${minimum}${range} caracteres` : 'texto'
}

const FORMATS: Record<string, string> = {
  'date-time': 'instante',
  date: 'día, como 2026-03-05',
  email: 'correo electrónico',
  uri: 'dirección',
  uuid: 'UUID',
}

function limits({ minimum, maximum, default: fallback }: JsonSchema): string {
  // The range of an id would tell the reader nothing.
  const isId = maximum === MAX_ID
  const range = maximum === undefined || isId ? '' : ` de ${minimum} a ${maximum}`
  return fallback === undefined ? range : `${range}; si falta, ${fallback}`
}

function groupOf(schema: JsonSchema): JsonSchema | undefined {
  const inner = schema.type === 'array' ? (schema.items as JsonSchema) : schema
  return inner.properties ? inner : undefined
}

const nameOf = (reference: string) => reference.split('/').at(-1)!
