import type { FastifyRequest } from 'fastify'

/** Pages of mailed links: what follows in the path opens an account. */
const MAILED_LINK = /^(\/(?:activate|password\/reset|account\/email))\/.+/

/**
 * What the log keeps of requests and errors. Nothing in it says who somebody is or lets anyone in: no
 * address of a caller, nothing after `?`, no token of a link, no value that a statement was to write.
 */
export const serializers = {
  req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({
    method,
    path: url.split('?', 1)[0]!.replace(MAILED_LINK, '$1/…'),
  }),
  err: withoutValues,
}

export type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  cause?: LoggedError
}

type Caught = Error & { code?: string; constraint?: string; query?: string }

/** Drizzle puts every value into the message; PostgreSQL puts some into `detail` and `where`. */
export function withoutValues(error: Caught): LoggedError {
  const { name, code, constraint, query, cause, stack = '' } = error
  const message = query === undefined ? error.message : `Failed query: ${query}`
  const head = `${name}: ${error.message}`
  const frames = stack.startsWith(head) ? stack.slice(head.length) : ''
  return {
    type: error.constructor.name,
    message,
    stack: `${name}: ${message}${frames}`,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause instanceof Error ? { cause: withoutValues(cause) } : {}),
  }
}
