import { useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { formatRowRange } from './paging.ts'

/** Returns the ref of the element to focus when a new page was loaded. 'Dudas 21–40 de 51' is announced. */
export function useFocusOnNewPage(name: string, { page, count }: { page: number; count: number }) {
  const start = useRef<HTMLParagraphElement>(null)
  const last = useRef(page)
  const rows = formatRowRange(page, count)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    start.current?.focus({ preventScroll: true })
    announce(`${name} ${rows}`)
  }, [page, name, rows])
  return start
}
