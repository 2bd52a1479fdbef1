import { useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'

/** Announces the order of a list after it has changed. */
export function useOrderAnnounced(name: string): void {
  const last = useRef(name)
  useEffect(() => {
    if (last.current === name) return
    last.current = name
    announce(`Orden: ${name}`)
  }, [name])
}
