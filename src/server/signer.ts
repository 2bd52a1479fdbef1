import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from './config/config.ts'

type Secret = Pick<Config, 'secretKey'>

/** Signs with a key that is derived from the secret for one purpose (RFC 5869). */
export function openSigner(purpose: string) {
  function sign({ secretKey }: Secret, message: string | Buffer): Buffer {
    const key = new Uint8Array(hkdfSync('sha256', secretKey, '', purpose, 32))
    return createHmac('sha256', key).update(message).digest()
  }

  return {
    sign,
    isSigned(secret: Secret, message: string | Buffer, signature: Buffer): boolean {
      const expected = sign(secret, message)
      return signature.length === expected.length && timingSafeEqual(signature, expected)
    },
  }
}
