import { z } from 'zod'
import { failure, fault, unidentified } from '#contract/failure.ts'
import { pageOf } from '#contract/paging.ts'
import { acceptsIdempotencyKey, type Route } from '../http/route.ts'
import { isWriteCounted } from '../http/write-limit.ts'
import { fieldErrorsOr, type JsonSchema, schemaOf } from './shapes.ts'

type Header = { description: string; schema: JsonSchema }
export type Answer = {
  description: string
  headers?: Record<string, Header>
  content?: Record<string, { schema: JsonSchema }>
}

/** Every status that a call may answer with, a fault of ours aside. */
export function answersOf(route: Route): Record<string, Answer> {
  const refusals = { ...derivedRefusals(route), ...route.refusals }
  return {
    [route.status ?? 200]: successOf(route),
    ...(route.isCacheable && { 304: { description: REASONS[304]!, ...headersOf(route) } }),
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, shape]) => [status, refusal(status, shape)]),
    ),
  }
}

function successOf(route: Route): Answer {
  const { answer, list } = route
  if (list) {
    const part = route.defaultLimit
    const description = `${part ? `Los ${part} primeros` : 'La lista entera'}, o una página si se pide`
    return { description, ...headersOf(route), content: jsonOf(listSchema(list, part)) }
  }
  if (answer === undefined) return { description: REASONS[204]! }
  return { description: 'Hecho', ...headersOf(route), content: jsonOf(schemaOf(answer)) }
}

function headersOf({
  list,
  isCacheable: kept,
  hasVersionEtag: tagged,
}: Route): Pick<Answer, 'headers'> {
  if (!list && !kept && !tagged) return {}
  return {
    headers: {
      ...(list && { 'X-Total-Count': TOTAL, Link: LINK }),
      ...((kept || tagged) && { ETag: ETAG }),
    },
  }
}

const TOTAL = { description: 'Cuántos hay en total', schema: { type: 'integer' } }
const LINK = {
  description: 'Las demás páginas (RFC 8288), si lo que se responde es una parte',
  schema: { type: 'string' },
}
const ETAG = { description: 'La versión de lo que se responde', schema: { type: 'string' } }

function listSchema(item: z.ZodType, maxItems: number | undefined): JsonSchema {
  const { properties, ...page } = schemaOf(pageOf(z.unknown()))
  const results = { type: 'array', items: schemaOf(item) }
  const bare = maxItems === undefined ? results : { ...results, maxItems }
  return { oneOf: [bare, { ...page, properties: { ...(properties as object), results } }] }
}

/** What a route's options make possible, without its saying so. */
function derivedRefusals(route: Route): Record<number, z.ZodType> {
  const { access, limit, find, path, query, form, list } = route
  const isWhole = list && route.defaultLimit === undefined
  const isAboutOne = find !== undefined || path.includes(':')
  const possible: [unknown, number, z.ZodType][] = [
    [query || form, 400, failure],
    [access !== 'login', 401, unidentified],
    [Array.isArray(access), 403, failure],
    [isAboutOne || list, 404, failure],
    [form, 408, failure],
    [acceptsIdempotencyKey(route), 409, failure],
    [form, 413, failure],
    [form, 415, failure],
    [acceptsIdempotencyKey(route), 422, failure],
    [true, 431, failure],
    [limit || form || isWriteCounted(route), 429, failure],
    [form || isWhole, 503, fault],
  ]
  return Object.fromEntries(
    possible.filter(([can]) => can).map(([, status, shape]) => [status, shape]),
  )
}

function refusal(status: string, shape: z.ZodType): Answer {
  const schema = status === '400' ? fieldErrorsOr(schemaOf(shape)) : schemaOf(shape)
  const headers = HEADERS[status]
  return { description: REASONS[status]!, ...(headers && { headers }), content: jsonOf(schema) }
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Los segundos de espera', schema: { type: 'integer' } },
}
const HEADERS: Record<string, Record<string, Header>> = {
  401: {
    'WWW-Authenticate': { description: 'Cómo identificarse', schema: { type: 'string' } },
  },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
}

function jsonOf(schema: JsonSchema): Record<string, { schema: JsonSchema }> {
  return { 'application/json': { schema } }
}

const REASONS: Record<string, string> = {
  204: 'Hecho',
  304: 'Sigue igual',
  400: 'Hay datos por corregir',
  401: 'Hace falta iniciar sesión',
  403: 'Sin permiso',
  404: 'No existe, o es de otra persona',
  408: 'No ha llegado a tiempo',
  409: 'Choca con lo que ya hay',
  410: 'Ya no está en el directorio',
  413: 'Demasiado grande',
  415: 'Tipo de contenido no admitido',
  422: 'La clave ya se usó con otros datos',
  429: 'Demasiados intentos, o demasiado a la vez',
  431: 'Las cabeceras son demasiado largas',
  503: 'Ahora mismo no se puede',
}
