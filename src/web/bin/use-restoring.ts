import { type RefObject, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Binned } from '#contract/bin.ts'
import { toast } from '#web/ui/toast.tsx'

/** What follows a thing that left the bin: the words, the list anew, the focus on the next one. */
export function useRestoring(things: readonly Binned[], end: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const place = useRef<number>(undefined)

  useEffect(() => {
    if (place.current === undefined) return
    const next = things[Math.min(place.current, things.length - 1)]
    place.current = undefined
    const button = next && document.getElementById(restoreId(next))
    if (button) button.focus()
    else end.current?.focus()
  }, [things, end])

  return {
    async restored(thing: Binned, message: string) {
      place.current = things.findIndex((one) => restoreId(one) === restoreId(thing))
      toast({ message })
      await revalidate()
    },
  }
}

export const restoreId = ({ type, id }: Pick<Binned, 'type' | 'id'>) => `recuperar-${type}-${id}`
