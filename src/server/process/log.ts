import type { FastifyRequest } from 'fastify'
import { pathWithoutSecret } from '#contract/mailed-link.ts'
import { sourceStack } from './source-stack.ts'

/** A part of a path that may be a secret in base64url: a secret has capitals, and our paths have none. */
const LONG_WORD = /[\w-]{24,}/g
/** Characters of a log line. */
const MAX_PATH = 300
const MAX_MESSAGE = 3000

/** Serializers of the server's log. They omit IP addresses, queries, tokens of links and values of SQL statements. */
export const serializers = {
  req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({
    method,
    path: capped(
      pathWithoutSecret(url).replace(LONG_WORD, (word) => (/[A-Z]/.test(word) ? '…' : word)),
      MAX_PATH,
    ),
  }),
  err: redactValues,
}

function capped(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text
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

/** Omits values of SQL statements: Drizzle adds all to the message, PostgreSQL some to `detail` and `where`. */
export function redactValues(error: Caught): LoggedError {
  const { name, code, constraint, query, cause, stack = '' } = error
  const message = capped(
    query === undefined ? error.message : `Failed query: ${query}`,
    MAX_MESSAGE,
  )
  const head = `${name}: ${error.message}`
  const frames = stack.startsWith(head) ? stack.slice(head.length) : ''
  return {
    type: error.constructor.name,
    message,
    stack: `${name}: ${message}${sourceStack(frames)}`,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause instanceof Error ? { cause: redactValues(cause) } : {}),
  }
}
