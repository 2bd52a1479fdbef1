export type LayoutShifts = { layoutShifts: number[] }

/** Runs in the page, before anything else: notes every move of what is in sight already. */
export function recordLayoutShifts(): void {
  const layoutShifts: number[] = []
  ;(window as unknown as LayoutShifts).layoutShifts = layoutShifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      layoutShifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}
