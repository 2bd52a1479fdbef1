import type { Config } from '../config/config.ts'
import { invalid } from '../errors.ts'
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

/** Returns the id in a token. Throws 400 if the signature is not ours. */
export function idInToken(config: Pick<Config, 'secretKey'>, token: string): string {
  const sent = Buffer.from(token, 'base64url')
  const bytes = sent.subarray(0, ID_BYTES)
  // The decoder skips invalid characters, so other tokens would be accepted, too.
  const isUnchanged = sent.toString('base64url') === token
  if (!isUnchanged || !isSigned(config, bytes, sent.subarray(ID_BYTES))) throw wrongLink()
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const wrongLink = () =>
  invalid({ token: ['Este enlace no es válido o ha caducado. Apúntate otra vez en «Avísame».'] })
