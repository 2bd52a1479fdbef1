import type { JsonSchema } from '#server/openapi/shapes.ts'

/** The properties that an object gets: all, or only the required ones. */
export type Included = 'all' | 'required'

export function sampleOf(schema: JsonSchema, included: Included): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('const' in schema) return schema.const
  const [first] = ((schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined) ?? []
  if (first) return sampleOf(first, included)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectSample(schema, included)
    case 'array':
      return [sampleOf(schema.items as JsonSchema, included)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'null':
      return null
    case 'boolean':
      return true
    default:
      return textSample(schema)
  }
}

function objectSample(schema: JsonSchema, included: Included): object {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const required = (schema.required ?? []) as string[]
  const chosen = properties.filter(([name]) => included === 'all' || required.includes(name))
  return Object.fromEntries(chosen.map(([name, inner]) => [name, sampleOf(inner, included)]))
}

function textSample({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format === 'email') return 'persona@example.com'
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'date-time') return '2026-03-05T10:00:00.000Z'
  if (format === 'date') return '2026-03-05'
  const words = 'Pan de pueblo'.padEnd(minLength as number, '.')
  const fits = (text: string) => pattern === undefined || new RegExp(pattern as string).test(text)
  return [words, '964123456', 'laespiga.example'].find(fits)!
}
