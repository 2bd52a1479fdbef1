/** So many calls are under way at once: a hundred rows do not flood the server. */
const AT_ONCE = 4

/** Does the same to several things, a few at a time; what became of each, in their order. */
export async function inTurns<Thing, Result>(
  things: readonly Thing[],
  action: (thing: Thing) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = []
  const queue = things.entries()
  async function takeTurns() {
    for (const [place, thing] of queue) {
      const [result] = await Promise.allSettled([action(thing)])
      results[place] = result
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return results
}
