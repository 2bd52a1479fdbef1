import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Config } from './config/config.ts'

type Secret = Pick<Config, 'secretKey'>

/** Signs parts of links with a key that is derived for this purpose only (RFC 5869). */
export function openSigner(purpose: string) {
  // Key objects are cached: with a key of bytes a signature takes five times as long.
  const keys = new Map<string, KeyObject>()

  function sign({ secretKey }: Secret, message: string | Buffer): Buffer {
    const key =
      keys.get(secretKey) ??
      createSecretKey(new Uint8Array(hkdfSync('sha256', secretKey, '', purpose, 32)))
    keys.set(secretKey, key)
    return createHmac('sha256', key).update(message).digest()
  }

  return {
    sign,
    isSigned(secret: Secret, message: string | Buffer, signature: Buffer): boolean {
      const own = sign(secret, message)
      return signature.length === own.length && timingSafeEqual(signature, own)
    },
  }
}
