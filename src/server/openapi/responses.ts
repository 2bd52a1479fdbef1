import { z } from 'zod'
import { httpError, serverError, unauthorized } from '#contract/http-error.ts'
import { pageOf } from '#contract/paging.ts'
import { acceptsIdempotencyKey, type Route } from '../http/route.ts'
import { isWriteCounted } from '../http/write-limit.ts'
import { fieldErrorsOr, type JsonSchema, schemaOf } from './shapes.ts'

type Header = { description: string; schema: JsonSchema }
export type ResponseObject = {
  description: string
  headers?: Record<string, Header>
  content?: Record<string, { schema: JsonSchema }>
}

export function responsesOf(route: Route): Record<string, ResponseObject> {
  return {
    [route.status ?? 200]: successOf(route),
    ...(route.isCacheable && { 304: { description: REASONS[304]!, ...headersOf(route) } }),
    ...Object.fromEntries(
      Object.entries(errorShapesOf(route)).map(([status, shape]) => [
        status,
        errorResponse(status, shape),
      ]),
    ),
  }
}

/** Returns the schemas of errors by status. A 400 may have errors by field instead. */
export function errorShapesOf(route: Route): Record<number, z.ZodType> {
  const declared = route.errorResponses ?? {}
  const shapes = { ...derivedErrors(route), ...declared }
  // A route that declares a schema of conflicts also responds with general conflicts: `other_user`, `in_progress`.
  const conflict = declared[409]
  return conflict && conflict !== httpError
    ? { ...shapes, 409: z.union([conflict, httpError]) }
    : shapes
}

function successOf(route: Route): ResponseObject {
  const { response, list, defaultLimit } = route
  if (list) {
    const which = defaultLimit ? `Los ${defaultLimit} primeros` : 'La lista entera'
    const content = jsonOf(listSchema(list, defaultLimit, route.beside))
    return { description: `${which}, o una página si se pide`, ...headersOf(route), content }
  }
  if (response === undefined) return { description: REASONS[204]! }
  const content = { [route.mediaType ?? 'application/json']: { schema: schemaOf(response) } }
  return { description: 'Hecho', ...headersOf(route), content }
}

function headersOf(route: Route): Pick<ResponseObject, 'headers'> {
  const headers = {
    ...(route.list && { 'X-Total-Count': TOTAL, Link: LINK }),
    ...((route.isCacheable || route.hasVersionEtag) && { ETag: ETAG }),
  }
  return Object.keys(headers).length > 0 ? { headers } : {}
}

const TOTAL = { description: 'Cuántos hay en total', schema: { type: 'integer' } }
const LINK = {
  description: 'Las demás páginas (RFC 8288), si lo que se responde es una parte',
  schema: { type: 'string' },
}
const ETAG = { description: 'La versión de lo que se responde', schema: { type: 'string' } }

function listSchema(
  item: z.ZodType,
  maxItems: number | undefined,
  beside: z.ZodObject = z.object({}),
): JsonSchema {
  const { properties, ...page } = schemaOf(pageOf(z.unknown()).extend(beside.shape))
  const results = { type: 'array', items: schemaOf(item) }
  const bare = maxItems === undefined ? results : { ...results, maxItems }
  return { oneOf: [bare, { ...page, properties: { ...(properties as object), results } }] }
}

function derivedErrors(route: Route): Record<number, z.ZodType> {
  const { access, limit, find, path, form, list, module } = route
  const isCompleteList = list && route.defaultLimit === undefined
  const isAboutOne = find !== undefined || path.includes(':')
  const possible: [unknown, number, z.ZodType][] = [
    [true, 400, httpError],
    [access !== 'login', 401, unauthorized],
    [Array.isArray(access), 403, httpError],
    [isAboutOne || list || module, 404, httpError],
    [form, 408, httpError],
    [access !== 'login', 409, httpError],
    [form, 413, httpError],
    [form, 415, httpError],
    [acceptsIdempotencyKey(route), 422, httpError],
    [true, 431, httpError],
    [limit || form || isWriteCounted(route), 429, httpError],
    [form || isCompleteList, 503, serverError],
  ]
  return Object.fromEntries(
    possible.filter(([isPossible]) => isPossible).map(([, status, shape]) => [status, shape]),
  )
}

function errorResponse(status: string, shape: z.ZodType): ResponseObject {
  const schema = schemaOf(shape)
  const headers = HEADERS[status]
  const content = jsonOf(status === '400' ? fieldErrorsOr(schema) : schema)
  return { description: REASONS[status]!, ...(headers && { headers }), content }
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
