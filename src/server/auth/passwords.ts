import { availableParallelism } from 'node:os'
import argon2, { type Algorithm } from '@node-rs/argon2'
import { composed } from '#contract/invisible-marks.ts'
import { openQueue } from '../queues/fair-queue.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Runs one computation for each processor: more would compete for the cache. Throws QueueFull if 50 wait. */
const runQueued = openQueue(availableParallelism(), 50)

/** Stands in for the hash of unknown accounts, so that they take as long as known ones. */
const DUMMY_HASH = await argon2.hash('nadie', COST)

/** Hashes the password in NFC, because some keyboards write ñ as one character and others as two. */
export function hashPassword(password: string): Promise<string> {
  return runQueued(() => argon2.hash(composed(password), COST))
}

/** Undefined: wrong. `typed`: correct, but the stored hash was made before passwords were normalized to NFC. */
export async function matchPassword(passwordHash: string | undefined, password: string) {
  const inNfc = composed(password)
  if (await verify(passwordHash, inNfc)) return 'composed'
  return inNfc !== password && (await verify(passwordHash, password)) ? 'typed' : undefined
}

export async function isPassword(passwordHash: string | undefined, password: string) {
  return (await matchPassword(passwordHash, password)) !== undefined
}

async function verify(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await runQueued(() => argon2.verify(passwordHash ?? DUMMY_HASH, password))
  return isRight && passwordHash !== undefined
}
