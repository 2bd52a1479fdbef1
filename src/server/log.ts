import type { FastifyRequest } from 'fastify'

/** Pages of mailed links: what follows in the path opens an account. */
const MAILED_LINK = /^(\/(?:activate|password\/reset|account\/email|invitation))\/.+/i
/** What is long and has capitals, as base64url has: names in our own addresses have none. */
const LIKE_A_TOKEN = /(?=[\w-]*[A-Z])[\w-]{24,}/g
/** Whoever encodes an address again and again is followed so far. */
const MOST_DECODINGS = 5

/**
 * What the log keeps of requests and errors. Nothing in it says who somebody is or lets anyone in: no
 * address of a caller, nothing after `?`, no token of a link, no value that a statement was to write.
 */
export const serializers = {
  req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({
    method,
    path: pathOf(url).replace(MAILED_LINK, '$1/…').replace(LIKE_A_TOKEN, '…'),
  }),
  err: withoutValues,
}

/** As a router might read it: decoded, with single slashes. */
function pathOf(url: string): string {
  let path = url.split(/[?#]/, 1)[0]!
  for (let times = 0; times < MOST_DECODINGS && path.includes('%'); times++) path = decoded(path)
  return path.replace(/[\\/]+(\.?[\\/]+)*/g, '/')
}

/** What is no encoding stays as it is. */
function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return '�'
    }
  })
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
