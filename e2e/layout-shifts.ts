export type LayoutShifts = { layoutShifts: number[] }

/** Runs in the page before its scripts: records every layout shift. */
export function recordLayoutShifts(): void {
  const layoutShifts: number[] = []
  ;(window as unknown as LayoutShifts).layoutShifts = layoutShifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      layoutShifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}
