import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { MailKind } from '#contract/profile.ts'
import type { Config } from '../config/config.ts'
import { uidOf } from './links.ts'

/**
 * Returns the link that ends a kind of mail: `{PUBLIC_URL}/sin-avisos/{uid}/{kind}/{token}`. It never expires, because
 * a mail may be opened years later.
 */
export function unsubscribeLink(
  config: Pick<Config, 'publicUrl' | 'secretKey'>,
  user: number,
  kind: MailKind,
): string {
  const token = tokenOf(config, user, kind).toString('base64url')
  return `${config.publicUrl}/sin-avisos/${uidOf(user)}/${kind}/${token}`
}

export function isUnsubscribeToken(
  config: Pick<Config, 'secretKey'>,
  user: number,
  kind: MailKind,
  token: string,
): boolean {
  const own = tokenOf(config, user, kind)
  const sent = Buffer.from(token, 'base64url')
  return sent.length === own.length && timingSafeEqual(sent, own)
}

/** Signs with a key that is derived for this purpose only (RFC 5869). */
function tokenOf({ secretKey }: Pick<Config, 'secretKey'>, user: number, kind: MailKind): Buffer {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'unsubscribe links', 32))
  return createHmac('sha256', key).update(`${user} ${kind}`).digest()
}
