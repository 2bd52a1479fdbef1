import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { DamagedBackup } from './damaged-backup.ts'

export type Bytes = AsyncIterable<Uint8Array>

/** First line of every age file (age-encryption.org/v1). */
export const AGE_MAGIC = 'age-encryption.org/v1\n'

export async function generateKeys(): Promise<{ secret: string; public: string }> {
  const secret = await generateX25519Identity()
  return { secret, public: await identityToRecipient(secret) }
}

/** Encrypts with a public key (`age1…`), or with the public part of a secret one (`AGE-SECRET-KEY-1…`). */
export async function* encrypt(source: Bytes, key: string) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(key.startsWith('age1') ? key : await identityToRecipient(key))
  yield* await encrypter.encrypt(webStream(source))
}

/** Throws DamagedBackup if the key is missing or public. */
export async function* decrypt(source: Bytes, key: string | undefined) {
  if (key === undefined) {
    throw new DamagedBackup('La copia está cifrada: falta su clave secreta en BACKUP_KEY.')
  }
  if (key.startsWith('age1')) {
    throw new DamagedBackup(
      'BACKUP_KEY es la clave pública, que solo cifra: para recuperar hace falta la secreta (AGE-SECRET-KEY-1…).',
    )
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  yield* await decrypter.decrypt(webStream(source))
}

/** Translates the library's error for a wrong key. Returns undefined for others. */
export function wrongKey(error: unknown): DamagedBackup | undefined {
  if (!/^no identity matched/.test((error as Error).message)) return undefined
  return new DamagedBackup('La clave de BACKUP_KEY no es la de esta copia.')
}

/** The library requires the browsers' type of stream, which Node implements. */
function webStream(source: Bytes): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>
}
