import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tokens } from '../accounts/tokens.ts'
import type { KeptPhoto } from '../photos/keep-photo.ts'
import type { Services } from '../services.ts'
import type { Access, Viewer } from './access.ts'
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

type Options<A extends Access, Form, Found> = {
  method: Method
  /** With its final slash; it answers without, too. */
  path: string
  access: A
  /** Tries by one address, noted by whoever handles the call. */
  limit?: Limit
  /** A GET that changes something: HEAD must not run it. */
  changes?: boolean
  /** The row that the path names; undefined is a 404, which comes before any complaint about the form. */
  find?: (call: CallOf<A>) => Promise<Found | undefined>
  form?: z.ZodType<Form>
  /** Where in the body the form's photo stands; it reaches `handle` with its files written. */
  photo?: string[]
  /** The photo's address now, for a form that may leave it as it is. */
  presentPhoto?: (call: CallOf<A> & { found: Found }) => string
  /** Honours `Idempotency-Key`. */
  idempotent?: boolean
  /** Default 200. */
  status?: 200 | 201 | 204
  /** The shape of the answer; none for 204. A list names its items and answers with `sendList`. */
  answer?: z.ZodType
  handle: (call: CallOf<A> & Read<Form, Found>) => Promise<unknown>
}

type Read<Form, Found> = {
  form: Form
  found: Found
  /** Undefined only where the form left the photo as it is. */
  photo: KeptPhoto | undefined
}

type CallOf<A extends Access> = A extends string ? Call : SignedCall

export type Route = Options<Access, unknown, unknown>

/** Declares a route. `app.ts` lists them; `http/mount.ts` makes them answer. */
export function route<A extends Access, Form = undefined, Found = undefined>(
  options: Options<A, Form, Found>,
): Route {
  return options as unknown as Route
}
