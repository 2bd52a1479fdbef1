/** Works on up to `most` items at a time, and yields each with its result, in their order. */
export async function* eachInOrder<Item, Result>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<[Item, Result]> {
  const running: { item: Item; result: Promise<Result> }[] = []
  for (const item of items) {
    const result = work(item)
    // A failure is thrown where it is awaited; until then it must not count as unhandled.
    result.catch(() => {})
    running.push({ item, result })
    if (running.length === most) yield await first()
  }
  while (running.length > 0) yield await first()

  async function first(): Promise<[Item, Result]> {
    const { item, result } = running.shift()!
    return [item, await result]
  }
}
