import type { FastifyBaseLogger } from 'fastify'
import { redactValues } from '../process/log.ts'
import { isUnavailable } from './unavailable.ts'

/** What passes by itself is a line with its reason, without the stack of whatever met it. */
export function logFailure(log: FastifyBaseLogger, error: Error, what: string): void {
  if (isUnavailable(error)) log.warn({ reason: reasonOf(error) }, what)
  else log.error(error, what)
}

/** What was behind it all, without the statement that met it. */
export function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : redactValues(error).message
}
