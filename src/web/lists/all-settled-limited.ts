/** Maximum of simultaneous calls: a hundred rows must not flood the server. */
const CONCURRENCY = 4

/** Like `Promise.allSettled`, but with at most `CONCURRENCY` actions at a time. The results are in order. */
export async function allSettledLimited<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = []
  const queue = items.entries()
  async function work() {
    for (const [index, item] of queue) {
      const [result] = await Promise.allSettled([action(item)])
      results[index] = result
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return results
}

/** Runs an action on each item. `error` is the first error. */
export async function tryEach<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
) {
  const results = await allSettledLimited(items, action)
  const first = results.find((result) => result.status === 'rejected')
  return {
    done: items.filter((_, index) => results[index]!.status === 'fulfilled'),
    failed: items.filter((_, index) => results[index]!.status === 'rejected'),
    error: first?.reason,
  }
}
