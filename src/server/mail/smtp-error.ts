import { oneLine } from '../mail-address.ts'

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

const LONGEST_REASON = 500

/**
 * Whether no later try can succeed: a 5xx about the recipient or the mail itself (RFC 5321, section
 * 4.2.1). Rejected sign-ins, senders and policies (5.7.x, RFC 3463) are for us to correct, so those are retried.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, response = '', command = '' } = error as SmtpError
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return responseCode >= 500 && isAboutMail && !/^\d{3}[ -]5\.7\./.test(response)
}

/** How the text begins when the mail server was unreachable. */
export const UNREACHABLE = 'Sin respuesta: '

/** Whether the mail server did not answer at all: out of reach, or it hung up. */
export function isUnreachable(error: unknown): boolean {
  return (error as SmtpError).responseCode === undefined
}

/** Why a mail did not leave, as administrators read it. */
export function errorText(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return oneLine((isUnreachable(error) ? UNREACHABLE : '') + reason).slice(0, LONGEST_REASON)
}
