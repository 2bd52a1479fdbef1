import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ModuleName } from '#contract/modules.ts'
import type { Tokens } from '../jwt.ts'
import type { StoredPhoto } from '../photos/store-photo.ts'
import type { Services } from '../services.ts'
import type { Access, Viewer } from './access.ts'
import type { PagedList } from './pagination.ts'
import type { RateLimit } from './rate-limit.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Call = Services & {
  tokens: Tokens
  /** Undefined for an anonymous caller, who only reaches `login` and `public` routes. */
  viewer: Viewer | undefined
  /** Has no `body`: a route only gets the parsed form. */
  request: FastifyRequest
  reply: FastifyReply
}

export type SignedCall = Call & { viewer: Viewer }

type Options<A extends Access, Form, Found, Query, Item> = {
  /** For the API document, in Spanish, like `description`. */
  summary: string
  description?: string
  access: A
  /** The part of the directory that the route belongs to. While it is off, the response is 404. */
  module?: ModuleName
  /** The limit for each IP address. Attempts are recorded by the handler, or with a photo by each decoding. */
  limit?: RateLimit
  /** False for writes that protect an account: they do not count towards the account's write limit. */
  writeLimit?: false
  /** A write that no page shows: its response does not wait until caches are invalidated. */
  isUnseen?: boolean
  /** A GET that changes something, so HEAD must not run it. */
  hasSideEffects?: boolean
  /** Finds the row of the path. Without a row the response is 404, before the form is validated. */
  find?: (call: CallOf<A>) => Promise<Found | undefined>
  /** Query parameters besides `page` and `page_size`. Unknown parameters are ignored. */
  query?: z.ZodType<Query>
  form?: z.ZodType<Form>
  /** Returns the form for a viewer, if not all viewers have the same. The API document shows `form`. */
  formFor?: (viewer: Viewer) => z.ZodType
  /** Checks a valid form before its photo is decoded. `handle` checks again in its transaction. */
  check?: (call: CallOf<A> & Omit<Input<Form, Found, Query>, 'photo'>) => Promise<void>
  /** The path of the photo's field in the form. `handle` gets the photo with its files written. */
  photo?: string[]
  /** Returns the URL of the current photo, which the form may keep. */
  currentPhoto?: (call: CallOf<A> & { found: Found }) => string
  /** Whether the photo is optional for this viewer, although the API document requires it. */
  mayLackPhoto?: (viewer: Viewer) => boolean
  /** A GET that caches may store and must revalidate by its ETag. */
  isCacheable?: boolean
  /** A search is much more expensive than other reads, so few run at once. */
  isSearchable?: boolean
  status?: 200 | 201 | 204
  response?: z.ZodType
  /** Media type of a response that is not plain JSON. A text is sent unchanged. */
  mediaType?: 'text/csv' | 'application/geo+json'
  /** The schema of a list's items. `handle` then returns a `PagedList`. */
  list?: z.ZodType<Item>
  /** Schema of further fields of a page, next to its results. */
  beside?: z.ZodObject
  /** Number of items without `page`. Undefined: all. */
  defaultLimit?: number
  /** Whether the row's `version` is sent as `ETag`. Saves compare the version with `If-Match`. */
  hasVersionEtag?: boolean
  /** Schemas of errors other than the usual ones, by status, such as 409. */
  errorResponses?: Record<number, z.ZodType>
  /** Returns the response. By default the response is the row that `find` returned. */
  handle?: (call: CallOf<A> & Input<Form, Found, Query>) => HandlerResult<Item>
}

type HandlerResult<Item> = [Item] extends [undefined]
  ? Promise<unknown>
  : PagedList<Item> | Promise<PagedList<Item>>

type Input<Form, Found, Query> = {
  form: Form
  query: Query
  found: Found
  /** Undefined only if the form keeps the current photo or has no photo. */
  photo: StoredPhoto | undefined
}

type CallOf<A extends Access> = A extends string ? Call : SignedCall

export type Route = Options<Access, unknown, unknown, unknown, unknown> & {
  method: Method
  path: string
}

/** Every POST except those that respond with tokens, which must not be stored. */
export const acceptsIdempotencyKey = ({ method, access }: Pick<Route, 'method' | 'access'>) =>
  method === 'POST' && access !== 'login'

/** Declares a route. `path` ends with a slash; URLs without that slash match, too. */
export function route<
  A extends Access,
  Form = undefined,
  Found = undefined,
  Query = undefined,
  Item = undefined,
>(method: Method, path: string, options: Options<A, Form, Found, Query, Item>): Route {
  return { method, path, ...options } as unknown as Route
}

type Update = Pick<Route, 'summary' | 'description' | 'formFor' | 'errorResponses'>

/** Declares the PUT of a whole object and the PATCH of some of its fields. A PUT's form is also valid for the PATCH. */
export function updateRoutes<A extends Access, Form, Found>(
  path: string,
  {
    put,
    patch,
    ...shared
  }: Omit<Options<A, Form, Found, undefined, undefined>, 'summary' | 'form'> & {
    put: Update & { form: z.ZodType<NoInfer<Form>> }
    patch: Update & { form: z.ZodType<Form> }
  },
): Route[] {
  return [
    { method: 'PUT', path, ...shared, ...put } as unknown as Route,
    { method: 'PATCH', path, ...shared, ...patch } as unknown as Route,
  ]
}

export const inModule = (module: ModuleName, routes: Route[]): Route[] =>
  routes.map((route) => ({ ...route, module }))
