import type { MailKind } from '#contract/profile.ts'
import type { Config } from '../config/config.ts'
import { openSigner } from '../signer.ts'
import { uidOf } from './links.ts'

const { sign, isSigned } = openSigner('unsubscribe links')

/**
 * Returns the link that ends a kind of mail: `{PUBLIC_URL}/sin-avisos/{uid}/{kind}/{token}`. It never expires, because
 * a mail may be opened years later.
 */
export function unsubscribeLink(
  config: Pick<Config, 'publicUrl' | 'secretKey'>,
  user: number,
  kind: MailKind,
): string {
  const token = sign(config, `${user} ${kind}`).toString('base64url')
  return `${config.publicUrl}/sin-avisos/${uidOf(user)}/${kind}/${token}`
}

export function isUnsubscribeToken(
  config: Pick<Config, 'secretKey'>,
  user: number,
  kind: MailKind,
  token: string,
): boolean {
  return isSigned(config, `${user} ${kind}`, Buffer.from(token, 'base64url'))
}
