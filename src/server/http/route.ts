import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tokens } from '../jwt.ts'
import type { StoredPhoto } from '../photos/store-photo.ts'
import type { Services } from '../services.ts'
import type { Access, Viewer } from './access.ts'
import type { Paginated } from './pagination.ts'
import type { Limit } from './throttle.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One request on its way through a route. */
export type Call = Services & {
  tokens: Tokens
  /** Undefined for the anonymous, whom only `login` and `public` routes meet. */
  viewer: Viewer | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A call to a route that only signed-in people reach. */
export type SignedCall = Call & { viewer: Viewer }

type Options<A extends Access, Form, Found, Query, Item> = {
  method: Method
  /** With its final slash; it answers without, too. */
  path: string
  /** What it does, in a sentence for whoever calls it. */
  summary: string
  /** What the summary leaves open and the shapes do not tell, in Spanish. */
  description?: string
  access: A
  /** Tries by one address; noted when a photo is decoded, without one by whoever handles the call. */
  limit?: Limit
  /** False: it goes through however much the account has written, as whatever makes an account safe. */
  writeLimit?: false
  /** A GET that changes something: HEAD must not run it. */
  hasSideEffects?: boolean
  /** The row that the path names; undefined is a 404, which comes before any complaint about the form. */
  find?: (call: CallOf<A>) => Promise<Found | undefined>
  /** What may stand after the path's `?`, beside `page` and `page_size`; the rest is ignored. */
  query?: z.ZodType<Query>
  form?: z.ZodType<Form>
  /** The form of whoever calls, where it is not the same for all; `form` is the one in the document. */
  formFor?: (viewer: Viewer) => z.ZodType
  /**
   * Refuses what the rows tell of a good form, before its photo is decoded. `handle` looks again in
   * its transaction: this only spares work.
   */
  check?: (call: CallOf<A> & Omit<Read<Form, Found, Query>, 'photo'>) => Promise<void>
  /** Where in the body the form's photo stands; it reaches `handle` with its files written. */
  photo?: string[]
  /** The photo's address now, for a form that may leave it as it is. */
  presentPhoto?: (call: CallOf<A> & { found: Found }) => string
  /** A GET whose answer any cache may store and must revalidate each time: it carries an ETag. */
  isCacheable?: boolean
  /** Default 200. */
  status?: 200 | 201 | 204
  /** The shape of the answer; none for 204. */
  response?: z.ZodType
  /** The shape of a list's items: then `handle` answers with a `Paginated`. */
  list?: z.ZodType<Item>
  /** How many items the list has where no page is asked for; without it, all. */
  defaultLimit?: number
  /** It carries the `ETag` of the row's version; a save honours `If-Match`. */
  hasVersionEtag?: boolean
  /** The shapes of errors that are this call's own, by status, such as 409. */
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
  /** Undefined only where the form left the photo as it is. */
  photo: StoredPhoto | undefined
}

type CallOf<A extends Access> = A extends string ? Call : SignedCall

export type Route = Options<Access, unknown, unknown, unknown, unknown>

/** Whether a call honours `Idempotency-Key`: every POST, but for those that answer with tokens, which are stored nowhere. */
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
