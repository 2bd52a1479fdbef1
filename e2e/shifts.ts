export type Shifts = { shifts: number[] }

/** Runs in the page, before anything else: notes every move of what is in sight already. */
export function noteShifts(): void {
  const shifts: number[] = []
  ;(window as unknown as Shifts).shifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}
