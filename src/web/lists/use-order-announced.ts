import { useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'

/** Reads out by what a list is ordered, in words, once that has changed. */
export function useOrderAnnounced(name: string): void {
  const last = useRef(name)
  useEffect(() => {
    if (last.current === name) return
    last.current = name
    announce(`Orden: ${name}`)
  }, [name])
}
