import { useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'

/** The place that takes the focus when another page of a list has come; `words` are read out. */
export function useFocusOnNewPage(page: number, words: string) {
  const start = useRef<HTMLParagraphElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    start.current?.focus({ preventScroll: true })
    announce(words)
  }, [page, words])
  return start
}
