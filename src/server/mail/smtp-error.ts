import { oneLine } from '../config/mail-address.ts'

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

const MAX_REASON = 500

/**
 * Whether retrying is useless: a 5xx about the recipient or the mail itself (RFC 5321, section 4.2.1).
 * Rejected logins, senders and policies (5.7.x, RFC 3463) are ours to correct, so those are retried.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, response = '', command = '' } = error as SmtpError
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return responseCode >= 500 && isAboutMail && !/^\d{3}[ -]5\.7\./.test(response)
}

/** Prefix of the error when the mail server was unreachable. */
export const UNREACHABLE = 'Sin respuesta: '

/** Whether the mail server could not be reached or closed the connection. */
export function isUnreachable(error: unknown): boolean {
  return (error as SmtpError).responseCode === undefined
}

/** Why a mail was not delivered, for administrators. */
export function errorText(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return oneLine((isUnreachable(error) ? UNREACHABLE : '') + reason).slice(0, MAX_REASON)
}
