import type { Config } from '../config/config.ts'
import { openSigner } from '../signer.ts'

const ID_BYTES = 16

const { sign, isSigned } = openSigner('subscription links')

export function subscriptionLinks(config: Pick<Config, 'publicUrl' | 'secretKey'>, id: string) {
  const page = `${config.publicUrl}/avisame/${subscriptionToken(config, id)}`
  return { page, leave: `${page}/salir` }
}

/** Returns the id (122 random bits) with a signature, which a reader of the database or a backup cannot make. */
export function subscriptionToken(config: Pick<Config, 'secretKey'>, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sign(config, bytes)]).toString('base64url')
}

/** Returns the id in a token; undefined if the signature is not ours. */
export function idInToken(config: Pick<Config, 'secretKey'>, token: string): string | undefined {
  const sent = Buffer.from(token, 'base64url')
  const bytes = sent.subarray(0, ID_BYTES)
  // The decoder skips invalid characters, so other tokens would be accepted, too.
  if (sent.toString('base64url') !== token) return undefined
  if (!isSigned(config, bytes, sent.subarray(ID_BYTES))) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
