import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ModuleName } from '#contract/modules.ts'
import type { Tokens } from '../jwt.ts'
import type { StoredPhoto } from '../photos/store-photo.ts'
import type { Services } from '../services.ts'
import type { Access, Viewer } from './access.ts'
import type { Paginated } from './pagination.ts'
import type { RateLimit } from './rate-limit.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Call = Services & {
  tokens: Tokens
  /** Undefined for the anonymous, who only reach `login` and `public` routes. */
  viewer: Viewer | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A call to a route that only signed-in people reach. */
export type SignedCall = Call & { viewer: Viewer }

type Options<A extends Access, Form, Found, Query, Item> = {
  method: Method
  /** With its final slash; it also answers without. */
  path: string
  /** What it does, in one Spanish sentence for the API document. */
  summary: string
  /** What neither summary nor shapes say, in Spanish. */
  description?: string
  access: A
  /** The part of the directory that it belongs to: 404 while that is off. */
  module?: ModuleName
  /**
   * The limit by IP address. Where a photo is sent, every decoding counts as an attempt; otherwise the
   * handler counts.
   */
  limit?: RateLimit
  /** False: not counted towards the account's write limit, for what makes an account safe. */
  writeLimit?: false
  /** A write that no page shows: its answer does not wait for the invalidation of caches. */
  isUnseen?: boolean
  /** A GET that changes something: HEAD must not run it. */
  hasSideEffects?: boolean
  /** The row that the path names. Undefined answers 404, before the form is validated. */
  find?: (call: CallOf<A>) => Promise<Found | undefined>
  /** The query's parameters beside `page` and `page_size`; unknown ones are ignored. */
  query?: z.ZodType<Query>
  form?: z.ZodType<Form>
  /** The form of a viewer, where it depends on them; `form` is the one in the API document. */
  formFor?: (viewer: Viewer) => z.ZodType
  /**
   * Throws what the rows forbid of a valid form, before its photo is decoded. It only saves work: `handle`
   * checks again in its transaction.
   */
  check?: (call: CallOf<A> & Omit<Read<Form, Found, Query>, 'photo'>) => Promise<void>
  /** The path of the photo in the form; `handle` gets it with its files written. */
  photo?: string[]
  /** The present address of the photo, for a form that may leave it as it is. */
  presentPhoto?: (call: CallOf<A> & { found: Found }) => string
  /** Who may leave a photo out that is required of the others, and by the API document. */
  mayLackPhoto?: (viewer: Viewer) => boolean
  /** A GET that caches may store and must revalidate: it carries an ETag. */
  isCacheable?: boolean
  /** Its `search` costs more than any other read: only a few are made at once. */
  isSearchable?: boolean
  /** Default 200. */
  status?: 200 | 201 | 204
  /** The shape of the answer; none for 204. */
  response?: z.ZodType
  /** Of an answer that is not JSON, or JSON with a name of its own; a text is answered as it is. */
  mediaType?: 'text/csv' | 'application/geo+json'
  /** The shape of a list's items: then `handle` answers with a `Paginated`. */
  list?: z.ZodType<Item>
  /** What a page of the list says beside its results. */
  beside?: z.ZodObject
  /** How many items the list has without `page`; undefined: all. */
  defaultLimit?: number
  /** The answer carries the row version's `ETag`, and saves honour `If-Match`. */
  hasVersionEtag?: boolean
  /** The shapes of errors other than the usual ones, by status, such as 409. */
  errorResponses?: Record<number, z.ZodType>
  handle: (call: CallOf<A> & Read<Form, Found, Query>) => HandlerResult<Item>
}

type HandlerResult<Item> = [Item] extends [undefined]
  ? Promise<unknown>
  : Paginated<Item> | Promise<Paginated<Item>>

type Read<Form, Found, Query> = {
  form: Form
  query: Query
  found: Found
  /** Undefined only when the form left the photo as it is, or out. */
  photo: StoredPhoto | undefined
}

type CallOf<A extends Access> = A extends string ? Call : SignedCall

export type Route = Options<Access, unknown, unknown, unknown, unknown>

/**
 * Whether a call honours `Idempotency-Key`: every POST except those that answer with tokens, which must not
 * be stored.
 */
export const acceptsIdempotencyKey = ({ method, access }: Pick<Route, 'method' | 'access'>) =>
  method === 'POST' && access !== 'login'

/** Declares a route. `app.ts` lists them; `http/mount.ts` makes them answer. */
export function route<
  A extends Access,
  Form = undefined,
  Found = undefined,
  Query = undefined,
  Item = undefined,
>(options: Options<A, Form, Found, Query, Item>): Route {
  return options as unknown as Route
}
