import type { Config } from '../config/config.ts'
import { openSigner } from '../signer.ts'

const ID_BYTES = 16

const { sign, isSigned } = openSigner('subscription links')

/** The addresses of a subscription, which serve as long as it does. */
export function subscriptionLinks(
  config: Pick<Config, 'publicUrl' | 'secretKey'>,
  id: string,
): { page: string; leave: string } {
  const page = `${config.publicUrl}/avisame/${subscriptionToken(config, id)}`
  return { page, leave: `${page}/salir` }
}

/**
 * The id, 122 random bits, with its signature. So every mail of years has the same link, and a person who reads the
 * database or a backup has none.
 */
export function subscriptionToken(config: Pick<Config, 'secretKey'>, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sign(config, bytes)]).toString('base64url')
}

/** Undefined for what we have not signed. */
export function idInToken(config: Pick<Config, 'secretKey'>, token: string): string | undefined {
  const sent = Buffer.from(token, 'base64url')
  const bytes = sent.subarray(0, ID_BYTES)
  // The decoder leaves out what it does not know.
  if (sent.toString('base64url') !== token) return undefined
  if (!isSigned(config, bytes, sent.subarray(ID_BYTES))) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
