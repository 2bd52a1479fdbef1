import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { DamagedBackup } from './damaged-backup.ts'

type Bytes = AsyncIterable<Uint8Array>

/** How every file in the format of age begins (age-encryption.org/v1). */
export const AGE_MAGIC = 'age-encryption.org/v1\n'

/** A new pair of keys: the public one encrypts, and only the secret one decrypts. */
export async function generateKeys(): Promise<{ secret: string; public: string }> {
  const secret = await generateX25519Identity()
  return { secret, public: await identityToRecipient(secret) }
}

/** Encrypts for a key of either kind, `age1…` or `AGE-SECRET-KEY-1…`. */
export async function* encrypted(source: Bytes, key: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(key.startsWith('age1') ? key : await identityToRecipient(key))
  yield* await encrypter.encrypt(webStream(source))
}

/** Throws DamagedBackup when the key is missing, public or another one. */
export async function* decrypted(
  source: Bytes,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
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

/** The sentence for what the library throws about a header; undefined for anything else. */
export function wrongKey(error: unknown): DamagedBackup | undefined {
  if (!/^no identity matched/.test((error as Error).message)) return undefined
  return new DamagedBackup('La clave de BACKUP_KEY no es la de esta copia.')
}

/** The library asks for the browsers' type of stream; Node's is the same. */
function webStream(source: Bytes): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>
}
