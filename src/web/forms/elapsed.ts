import { MIN_SECONDS } from '#contract/honeypot.ts'

/**
 * Whole seconds since the form was opened. A person whose browser fills in everything is faster
 * than any other: then it waits, rather than have them taken for a robot.
 */
export async function elapsedSince(openedAt: number): Promise<number> {
  const left = MIN_SECONDS * 1000 - (Date.now() - openedAt)
  if (left > 0) {
    // Never longer, should the clock have been set back meanwhile.
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, MIN_SECONDS * 1000)))
  }
  return Math.max(MIN_SECONDS, Math.round((Date.now() - openedAt) / 1000))
}
