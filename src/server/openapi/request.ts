import { ACTING_USER_HEADER } from '#contract/acting-user.ts'
import { MAX_ID } from '#contract/fields.ts'
import { INBOX_KINDS } from '#contract/inbox.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#contract/paging.ts'
import { PHOTO_RULES } from '#contract/photos.ts'
import { acceptsIdempotencyKey, type Route } from '../http/route.ts'
import { flattened, type JsonSchema, schemaOf } from './shapes.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  style?: string
  explode?: boolean
  schema: JsonSchema
}
export type Body = { required: boolean; content: Record<string, { schema: JsonSchema }> }

export function parametersOf(route: Route): Parameter[] {
  return [
    ...pathParameters(route.path),
    ...(route.query ? queryParameters(schemaOf(route.query)) : []),
    ...(route.list ? pagingOf(route) : []),
    ...(route.access === 'login' ? [] : [ACTING_USER]),
    ...(acceptsIdempotencyKey(route) ? [IDEMPOTENCY_KEY] : []),
    ...(route.isCacheable ? [IF_NONE_MATCH] : []),
    ...(route.hasVersionEtag && route.form && route.find ? [IF_MATCH] : []),
  ]
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: PATH_SCHEMAS[name!] ?? { type: 'integer', minimum: 1, maximum: MAX_ID },
  }))
}

const PATH_SCHEMAS: Record<string, JsonSchema> = {
  uuid: { type: 'string', format: 'uuid' },
  kind: { type: 'string', enum: [...INBOX_KINDS] },
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    ...(name === 'ordering' && { style: 'form', explode: false }),
    schema,
  }))
}

function pagingOf({ defaultLimit }: Route): Parameter[] {
  const without = defaultLimit ? `los ${defaultLimit} primeros` : 'la lista entera'
  return [
    {
      name: 'page',
      in: 'query',
      required: false,
      description: `Desde 1. Con ella, o con page_size, la respuesta es una página; sin ninguna, ${without}.`,
      schema: { type: 'integer', minimum: 1 },
    },
    {
      name: 'page_size',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE },
    },
  ]
}

const header = (name: string, schema: JsonSchema, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const ACTING_USER = header(
  ACTING_USER_HEADER,
  { type: 'integer', minimum: 1, maximum: MAX_ID },
  'El id de la persona en cuyo nombre se llama: si el token es de otra, 409 con code other_user, y no se hace nada.',
)
const IDEMPOTENCY_KEY = header(
  'Idempotency-Key',
  { type: 'string', minLength: 1, maxLength: 255 },
  'La misma clave con los mismos datos recibe la primera respuesta durante 24 horas.',
)
const IF_NONE_MATCH = header(
  'If-None-Match',
  { type: 'string' },
  'El ETag de lo que ya se tiene: si sigue igual, la respuesta es 304.',
)
const IF_MATCH = header(
  'If-Match',
  { type: 'string' },
  'El ETag con el que se empezó: si alguien ha guardado desde entonces, 409.',
)

/** Describes the body of a route by content type. A new photo can only be sent as a file. */
export function bodyOf({ form, photo, currentPhoto, find }: Route): Body | undefined {
  if (form === undefined) return undefined
  const whole = schemaOf(form)
  const flat = flattened(whole)
  const parts = photo ? withPhoto(flat, photo.join('.'), currentPhoto === undefined) : flat
  const asParts = { 'multipart/form-data': { schema: parts } }
  if (photo && !currentPhoto) return { required: true, content: asParts }
  const text = photo ? withoutFile(whole, photo[0]!, find !== undefined) : whole
  const asText = {
    'application/json': { schema: text },
    'application/x-www-form-urlencoded': { schema: flattened(text) },
  }
  // Code generators use the first type: multipart for forms with a photo.
  const content = photo ? { ...asParts, ...asText } : { ...asText, ...asParts }
  return { required: Array.isArray(flat.required), content }
}

/** Replaces the file field of a photo by text: empty (no photo) or, if there may be one, the current photo's URL. */
function withoutFile(schema: JsonSchema, name: string, mayHavePhoto: boolean): JsonSchema {
  const current = { type: 'string', format: 'uri', description: 'La que tiene se queda' }
  const anyOf = [{ const: '' }, { type: 'null' }, ...(mayHavePhoto ? [current] : [])]
  return { ...schema, properties: { ...(schema.properties as object), [name]: { anyOf } } }
}

function withPhoto(flat: JsonSchema, name: string, isRequired: boolean): JsonSchema {
  const required = [...((flat.required as string[]) ?? []), ...(isRequired ? [name] : [])]
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: PHOTO_RULES,
  }
  return {
    ...flat,
    properties: { ...(flat.properties as object), [name]: file },
    ...(required.length > 0 && { required }),
  }
}
