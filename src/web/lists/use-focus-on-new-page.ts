import { useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { formatRowRange } from './paging.ts'

/** Returns the ref of the element to focus when a new page was loaded. 'Dudas 21–40 de 51' is announced. */
export function useFocusOnNewPage(name: string, { page, count }: { page: number; count: number }) {
  const start = useRef<HTMLParagraphElement>(null)
  useOnChange(page, () => {
    start.current?.focus({ preventScroll: true })
    announce(`${name} ${formatRowRange(page, count)}`)
  })
  return start
}
