import { FASTEST_PERSON } from '#contract/robots.ts'

/**
 * Whole seconds since the form was opened. A person whose browser fills in everything is faster
 * than any other: then it waits, rather than have them taken for a robot.
 */
export async function elapsedSince(openedAt: number): Promise<number> {
  const left = FASTEST_PERSON * 1000 - (Date.now() - openedAt)
  if (left > 0) {
    // Never longer, should the clock have been set back meanwhile.
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, FASTEST_PERSON * 1000)))
  }
  return Math.max(FASTEST_PERSON, Math.round((Date.now() - openedAt) / 1000))
}
