import { availableParallelism } from 'node:os'
import argon2, { type Algorithm } from '@node-rs/argon2'
import { composed } from '#contract/invisible-marks.ts'
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

/** Of its NFC, so that it does not matter which keyboard writes ñ as one character and which as two. */
export function hashPassword(password: string): Promise<string> {
  return runQueued(() => argon2.hash(composed(password), COST))
}

/** `typed`: it matches as it was typed, and its hash is from before passwords were composed. */
export type PasswordMatch = 'composed' | 'typed' | undefined

/** How the password matches; an undefined hash costs the same time and never does. */
export async function matchPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<PasswordMatch> {
  const inNfc = composed(password)
  if (await verify(passwordHash, inNfc)) return 'composed'
  return inNfc !== password && (await verify(passwordHash, password)) ? 'typed' : undefined
}

export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  return (await matchPassword(passwordHash, password)) !== undefined
}

async function verify(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await runQueued(() => argon2.verify(passwordHash ?? DUMMY_HASH, password))
  return isRight && passwordHash !== undefined
}
