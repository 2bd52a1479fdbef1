import { useEffect } from 'react'

const CONTROLS = 'a, button, input, label, select, summary, [role]'
/** Two taps within these milliseconds and pixels are a double tap. Browsers report two single clicks (`detail` 1). */
const TAP = { time: 400, distance: 24 }

/** Ignores the second click of a double click if it hits another control, which was shown in between. */
export function useNoStrayClicks(): void {
  useEffect(() => {
    let first: { event: PointerEvent; control: Element | null } | undefined
    const onClick = (event: PointerEvent) => {
      // Keys and scripts click without a pointer.
      if (event.detail === 0) return
      const hit = (event.target as Element).closest(CONTROLS)
      // A click on a label causes another click on the labelled control.
      const control = (hit instanceof HTMLLabelElement && hit.control) || hit
      if (first === undefined || !isRepeated(event, first.event)) first = { event, control }
      else if (control !== first.control) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    addEventListener('click', onClick, { capture: true })
    return () => removeEventListener('click', onClick, { capture: true })
  }, [])
}

function isRepeated(event: PointerEvent, first: PointerEvent): boolean {
  if (event.pointerType !== 'touch') return event.detail > 1
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return event.timeStamp - first.timeStamp < TAP.time && distance < TAP.distance
}
