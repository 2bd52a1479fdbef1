import type { FastifyBaseLogger } from 'fastify'
import { redactValues } from '../process/log.ts'
import { isUnavailable } from './unavailable.ts'

export function logFailure(log: FastifyBaseLogger, error: Error, message: string): void {
  if (isUnavailable(error)) log.warn({ reason: reasonOf(error) }, message)
  else log.error(error, message)
}

/** Returns the message of the innermost cause, without the values of the statement. */
export function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : redactValues(error).message
}
