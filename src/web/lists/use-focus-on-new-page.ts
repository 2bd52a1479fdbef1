import { useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { formatRowRange } from './pager.tsx'

/** Returns a ref for the paragraph below the heading. A new page focuses it and announces '21–40 de 51'. */
export function useFocusOnNewPage(name: string, { page, count }: { page: number; count: number }) {
  const start = useRef<HTMLParagraphElement>(null)
  useOnChange(page, () => {
    start.current?.focus({ preventScroll: true })
    announce(`${name} ${formatRowRange(page, count)}`)
  })
  return start
}
