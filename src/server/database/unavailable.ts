import { ServiceUnavailable } from '../errors.ts'

/** SQLSTATEs: connection (08), rollback (40), resources (53), shutdown (57), lock timeout, read-only server. */
const TRANSIENT_STATE = /^(08|40|53|57|55P03|25006)/
const TRANSIENT_CODE =
  /^(EMFILE|ENFILE|ERR_WORKER_INIT_FAILED|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
/** Messages of node-postgres for broken connections. These errors have no code. */
const TRANSIENT_MESSAGE =
  /^Connection terminated|is not queryable$|^timeout e|^Query read timeout|^Cannot use a pool/

/** Whether the connection broke, or the server stops (SQLSTATEs 57P01 to 57P03). */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message } = error as Error & { code?: string }
  return /^(08|57P0)/.test(code) || TRANSIENT_MESSAGE.test(message)
}

/** Whether an error belongs to an outage that is already logged. */
export function isKnownOutage(error: unknown, changes: { isListening(): boolean }): boolean {
  return isUnavailable(error) && (!changes.isListening() || hasLostConnection(error))
}

function hasLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A timeout while waiting for a connection may only mean that the server is busy.
  const isLost = isConnectionLoss(error) && !/^timeout/i.test(error.message)
  return isLost || hasLostConnection(error.cause)
}

/** Whether the database is unreachable or too busy. Drizzle wraps the driver's error. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ServiceUnavailable) return true
  const { code = '', message, cause } = error as Error & { code?: string }
  if (TRANSIENT_STATE.test(code) || TRANSIENT_CODE.test(code)) return true
  return TRANSIENT_MESSAGE.test(message) || isUnavailable(cause)
}

/** Returns null for the error of an unavailable database, and rethrows others: `read().catch(nullWhileUnavailable)`. */
export function nullWhileUnavailable(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
