import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { BinItem } from '#contract/bin.ts'
import { useNextFocus } from '#web/lists/use-next-focus.ts'
import { toast } from '#web/ui/toast.tsx'

/** Returns what to do after an item left the bin: message, reload, focus on the next item. */
export function useRestoring(items: readonly BinItem[], end: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(items, end)
  return async (item: BinItem, message: string) => {
    const ids = items.map(restoreId)
    const place = ids.indexOf(restoreId(item))
    focusNext([...ids.slice(place + 1), ...ids.slice(0, Math.max(0, place)).reverse()])
    toast({ message })
    await revalidate()
  }
}

export const restoreId = ({ type, id }: Pick<BinItem, 'type' | 'id'>) => `recuperar-${type}-${id}`
