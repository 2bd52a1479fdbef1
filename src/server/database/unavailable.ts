import { ServiceUnavailable } from '../errors.ts'

/**
 * SQLSTATE classes of what passes by itself: connection (08), rollback (40), resources (53), the
 * server's end or start (57), our time limits (55P03), and a server that only reads while another takes
 * over (25006).
 */
const TRANSIENT_STATE = /^(08|40|53|57|55P03|25006)/
const TRANSIENT_CODE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
/** What node-postgres says of a connection that broke, without a code. */
const TRANSIENT_MESSAGE =
  /^Connection terminated|is not queryable$|^timeout e|^Query read timeout|^Cannot use a pool/

/** Whether an error passes by itself, as of a database that is away or too busy. Drizzle wraps the driver's. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ServiceUnavailable) return true
  const { code = '', message, cause } = error as Error & { code?: string }
  if (TRANSIENT_STATE.test(code) || TRANSIENT_CODE.test(code)) return true
  return TRANSIENT_MESSAGE.test(message) || isUnavailable(cause)
}
