import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Document, Operation } from '#server/openapi/document.ts'
import type { JsonSchema } from '#server/openapi/shapes.ts'
import type { Answer } from './api-client.ts'
import { multipart } from './forms.ts'
import { type Included, sampleOf } from './schema-samples.ts'

/** Returns functions that generate requests from the OpenAPI document and compare responses with it. */
export function readOpenApi(document: Document, photo: Blob) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(closed(document) as object, 'document')

  const resolved = (schema: JsonSchema): JsonSchema => {
    const name = (schema.$ref as string | undefined)?.split('/').at(-1)
    return name === undefined ? schema : document.components.schemas[name]!
  }

  return {
    operationOf(name: string): Operation {
      const [method, path] = name.split(' ') as [string, string]
      return document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
    },

    /** Returns a sample body. Values of `known` replace the samples of the same name. */
    async bodyOf({ requestBody }: Operation, type: string, included: Included, known: object) {
      const described = requestBody?.content[type]
      if (described === undefined) return {}
      const schema = resolved(described.schema)
      const fields = withKnown(sampleOf(schema, included) as object, known)
      if (type === 'application/json') return { payload: fields }
      if (type === 'application/x-www-form-urlencoded') {
        return { payload: encoded(fields), headers: { 'content-type': type } }
      }
      const files = schema.properties as Record<string, JsonSchema>
      const parts = Object.entries(fields).map(([field, value]) => [
        field,
        files[field]?.contentMediaType ? photo : textOf(value),
      ])
      return multipart(Object.fromEntries(parts))
    },

    queryOf({ parameters }: Operation, included: Included, known: object): string {
      const asked = parameters.filter(
        (one) => one.in === 'query' && (one.required || included === 'all'),
      )
      const samples = asked.map(({ name, schema }) => [name, sampleOf(schema, included)])
      return encoded(withKnown(Object.fromEntries(samples), known))
    },

    /** Returns where a response differs from its description; empty: nowhere. */
    mismatchesOf({ responses }: Operation, { status, body, headers }: Answer): unknown[] {
      const described = responses[status]
      if (described === undefined) return [`${status} is not described`, body]
      const names = Object.keys(described.headers ?? {}).map((name) => name.toLowerCase())
      const wrong = OWN_HEADERS.filter((name) => name in headers !== names.includes(name))
      const [type] = String(headers['content-type'] ?? '').split(';')
      const schema = described.content?.[type!]?.schema
      if (schema === undefined) return body === '' ? wrong : [...wrong, 'a body', body]
      const validate = ajv.compile(rebased(closed(schema)) as object)
      return validate(body) ? wrong : [...wrong, ...(validate.errors ?? []), body]
    },
  }
}

const OWN_HEADERS = ['etag', 'x-total-count', 'retry-after', 'www-authenticate']

function withKnown(samples: object, known: object): object {
  const chosen = Object.entries(known).filter(([name]) => name in samples)
  return { ...samples, ...Object.fromEntries(chosen) }
}

function encoded(fields: object): string {
  const pairs = Object.entries(fields).flatMap(([field, value]) =>
    [textOf(value)].flat().map((one) => [field, one]),
  )
  return new URLSearchParams(pairs).toString()
}

function textOf(value: unknown): string | string[] {
  if (!Array.isArray(value)) return String(value)
  return typeof value[0] === 'object' ? JSON.stringify(value) : value.map(String)
}

/** Returns a copy of the schema that forbids additional properties. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed)
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]))
  return 'properties' in part && 'type' in part ? { additionalProperties: false, ...inner } : inner
}

/** Returns a copy of the schema with absolute references, so that it can be compiled without the document. */
function rebased(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'))
}
