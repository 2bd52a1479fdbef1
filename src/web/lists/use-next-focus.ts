import { type RefObject, useEffect, useRef } from 'react'

/** Returns a function that takes element ids. Once `loaded` changes, focuses the first visible element, else `end`. */
export function useNextFocus(loaded: object, end?: RefObject<HTMLElement | null>) {
  const focusIds = useRef<readonly string[]>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(() => {
    if (focusIds.current === undefined) return
    const elements = focusIds.current.flatMap((id) => document.getElementById(id) ?? [])
    focusIds.current = undefined
    // An item is drawn in a table and as a card, and CSS hides one of them.
    const target = elements.find((element) => element.checkVisibility()) ?? end?.current
    target?.focus()
  }, [loaded, end])
  return (ids: readonly string[]) => {
    focusIds.current = ids
  }
}

/** Returns the other items in the order for the next focus: those below, then those above from the nearest. */
export function itemsAround<Item extends { id: number }>(items: readonly Item[], id: number) {
  const index = items.findIndex((item) => item.id === id)
  return around(items, index)
}

export const idsAround = (ids: readonly string[], id: string) => around(ids, ids.indexOf(id))

const around = <Item>(items: readonly Item[], index: number): Item[] => [
  ...items.slice(index + 1),
  ...items.slice(0, Math.max(0, index)).reverse(),
]
