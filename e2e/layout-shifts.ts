/** `moved`: elements with their old and new position. */
export type LayoutShifts = { layoutShifts: { value: number; moved: string[] }[] }

type LayoutShift = {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Runs in the page before its scripts: records every layout shift of a thousandth or more. A smaller one is a button
 * that Chromium painted between its icon and its word, because the HTML was split there.
 */
export function recordLayoutShifts(): void {
  const layoutShifts: LayoutShifts['layoutShifts'] = []
  ;(window as unknown as LayoutShifts).layoutShifts = layoutShifts
  const tell = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as LayoutShift
      if (value < 0.001) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.outerHTML.slice(0, 80)} ${tell(previousRect)} → ${tell(currentRect)}`
      })
      layoutShifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
