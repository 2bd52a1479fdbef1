import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes once a list has come anew: to the first of these elements that is still there, or
 * to `end`. Answers how to name them, by their ids.
 */
export function useNextFocus(items: readonly unknown[], end: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what it waits for
  useEffect(() => {
    if (wanted.current === undefined) return
    const there = wanted.current.flatMap((id) => document.getElementById(id) ?? [])
    wanted.current = undefined
    // Of a table and the cards that stand in for it only one is seen.
    const target = there.find((element) => element.checkVisibility()) ?? end.current
    target?.focus()
  }, [items, end])
  return (ids: readonly string[]) => {
    wanted.current = ids
  }
}

/** The others in the order in which one goes on: those below, then those above from the nearest. */
export function itemsAround<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
): Item[] {
  const place = items.findIndex((item) => item.id === id)
  return [...items.slice(place + 1), ...items.slice(0, Math.max(0, place)).reverse()]
}
