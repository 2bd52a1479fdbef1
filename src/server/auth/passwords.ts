import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Checked for unknown accounts, so that they take as long as known ones. */
const DUMMY_HASH = await hash('nadie', COST)

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether the password matches; an undefined hash costs the same time and never does. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? DUMMY_HASH, password)
  return isRight && passwordHash !== undefined
}
