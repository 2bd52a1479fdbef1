import { type RefObject, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { statusOf } from '#web/api/api.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { toast } from '#web/ui/toast.tsx'
import { itemsAround, useNextFocus } from './use-next-focus.ts'

type DeletionOptions<Item> = {
  elementId: (id: number) => string
  /** Takes the focus if no item is left. */
  focusIfEmpty: RefObject<HTMLElement | null>
  remove: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
  messages: {
    deleted: (item: Item) => string
    /** Message if somebody else had already deleted the item. */
    alreadyDeleted?: (item: Item) => string
    restored?: (item: Item) => string
  }
  /** Shows an error of the deletion. Returns false for errors that it does not handle. */
  onRefused?: (item: Item, error: unknown) => boolean
  /** Called after every change, before the list is reloaded. */
  onChange?: () => void
}

/** Deletes items of a list, each with an undo, and restores them. The focus moves to the next remaining item. */
export function useDeletion<Item extends { id: number }>(
  items: readonly Item[],
  options: DeletionOptions<Item>,
) {
  const { elementId, messages, onChange } = options
  const running = useRef(new Set<number>())
  const [busy, setBusy] = useState<readonly number[]>([])
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(items, options.focusIfEmpty)

  /** Reloads the list and focuses the first of `candidates` that still exists. */
  async function reload(candidates: readonly Item[]) {
    focusNext(candidates.map(({ id }) => elementId(id)))
    onChange?.()
    await revalidate()
  }

  const leave = ({ id }: Item) => reload(itemsAround(items, id))

  async function run({ id }: Item, work: () => Promise<void>) {
    if (running.current.has(id)) return
    running.current.add(id)
    setBusy([...running.current])
    try {
      await work()
    } finally {
      running.current.delete(id)
      setBusy([...running.current])
    }
  }

  async function noteDeletedByOthers(item: Item) {
    const message = messages.alreadyDeleted?.(item)
    if (message) toast({ message, onUndo: () => void undo(item) })
    await leave(item)
  }

  async function undo(item: Item, others: readonly Item[] = []) {
    await attempt(async () => {
      await options.restore(item.id)
      if (messages.restored) toast({ message: messages.restored(item) })
    })
    await reload([item, ...others])
  }

  /** Deletes an item by `call` and returns the next step. Throws errors, except a 404 or if `onRefused` returns true. */
  async function removeBy(item: Item, call: () => Promise<unknown>): Promise<() => unknown> {
    try {
      await call()
    } catch (error) {
      if (statusOf(error) === 404) return () => noteDeletedByOthers(item)
      if (options.onRefused?.(item, error)) return () => {}
      throw error
    }
    return () => {
      toast({ message: messages.deleted(item), onUndo: () => void undo(item) })
      return leave(item)
    }
  }

  return {
    isBusy: (id: number) => busy.includes(id),
    remove: (item: Item) =>
      run(item, () =>
        attempt(async () => {
          const follow = await removeBy(item, () => options.remove(item.id))
          await follow()
        }),
      ),
    removeBy,
    restore: (item: Item) => run(item, () => undo(item, itemsAround(items, item.id))),
    noteDeletedByOthers,
    leave,
  }
}
