import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** OWASP's smallest argon2id: 19 MiB, two passes, one lane. */
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** A hash of no one's password: an unknown account takes as long as a known one. */
const NO_ONE = await hash('nadie', COST)

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether the password is that of `passwordHash`; undefined does the same work and is never right. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NO_ONE, password)
  return isRight && passwordHash !== undefined
}
