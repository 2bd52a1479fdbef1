import { availableParallelism } from 'node:os'
import argon2, { type Algorithm } from '@node-rs/argon2'
import { openQueue } from '../queues/queue.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/**
 * One hash for each processor: more would only take each other's cache, and make all of them slower. Of too
 * many the surplus is refused at once with 503.
 */
const runQueued = openQueue(availableParallelism(), 50)

/** Checked for unknown accounts, so that they take as long as known ones. */
const DUMMY_HASH = await argon2.hash('nadie', COST)

export function hashPassword(password: string): Promise<string> {
  return runQueued(() => argon2.hash(password, COST))
}

/** Whether the password matches; an undefined hash costs the same time and never does. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await runQueued(() => argon2.verify(passwordHash ?? DUMMY_HASH, password))
  return isRight && passwordHash !== undefined
}
