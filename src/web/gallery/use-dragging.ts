import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels from the edges of the window within which it scrolls, and how far in each frame. */
const EDGE = 90
const STEP = 8

type Dragging = { from: number; to: number; by: number; height: number }

/**
 * Dragging the items of a column by a handle, with mouse, finger or pen (Pointer Events 3). While one is dragged
 * nothing but transforms moves; `onMove` gets its new place, counted from 0.
 */
export function useDragging(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragging, setDragging] = useState<Dragging>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function start(event: PointerEvent, from: number) {
    const items = [...(list.current?.children ?? [])]
    const item = items[from]
    if (event.button !== 0 || !event.isPrimary || item === undefined) return
    event.preventDefault()
    const { pointerId } = event
    // In the coordinates of the page, so that scrolling moves nothing.
    const places = items.map((one) => {
      const { top, height } = one.getBoundingClientRect()
      return { top: top + scrollY, height }
    })
    const own = places[from]!
    const next = places[from + 1] ?? places[from - 1]
    const gap =
      next === undefined ? 0 : Math.abs(next.top - own.top) - Math.min(own.height, next.height)
    const startY = event.clientY + scrollY
    let y = event.clientY
    let frame = requestAnimationFrame(follow)
    let latest: Dragging = { from, to: from, by: 0, height: own.height + Math.max(0, gap) }
    setDragging(latest)

    function follow() {
      frame = requestAnimationFrame(follow)
      if (y < EDGE) scrollBy(0, -STEP)
      else if (y > innerHeight - EDGE) scrollBy(0, STEP)
      const by = y + scrollY - startY
      if (by === latest.by) return
      const middle = own.top + own.height / 2 + by
      const before = places.filter(
        ({ top, height }, at) => at !== from && top + height / 2 < middle,
      ).length
      latest = { ...latest, by, to: before }
      setDragging(latest)
    }

    const heard = new AbortController()
    const { signal } = heard
    stop.current = () => {
      heard.abort()
      cancelAnimationFrame(frame)
      setDragging(undefined)
    }
    const ofThis = (run: (event: globalThis.PointerEvent) => void) => (event: Event) => {
      if ((event as globalThis.PointerEvent).pointerId === pointerId)
        run(event as globalThis.PointerEvent)
    }
    addEventListener(
      'pointermove',
      ofThis(({ clientY }) => {
        y = clientY
      }),
      { signal },
    )
    addEventListener(
      'pointercancel',
      ofThis(() => stop.current?.()),
      { signal },
    )
    addEventListener(
      'pointerup',
      ofThis((event) => {
        y = event.clientY
        follow()
        stop.current?.()
        if (latest.to !== from) onMove(from, latest.to)
      }),
      { signal },
    )
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop.current?.(), { signal })
  }

  /** By how many pixels an item stands elsewhere while one is dragged. */
  function shiftOf(at: number): number {
    if (dragging === undefined) return 0
    const { from, to, by, height } = dragging
    if (at === from) return by
    if (at > from && at <= to) return -height
    return at < from && at >= to ? height : 0
  }

  return { list, start, shiftOf, dragged: dragging?.from }
}
