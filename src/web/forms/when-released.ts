/**
 * Calls `run` when no mouse button or finger is pressed: an element that moves between press and release misses the
 * click. A tap fires both events at once.
 */
export function whenReleased(run: () => void): void {
  const isPressed = document.querySelector(':active') !== null
  if (!isPressed) return void setTimeout(run)
  const controller = new AbortController()
  for (const event of ['mouseup', 'dragend', 'keydown']) {
    addEventListener(
      event,
      () => {
        controller.abort()
        setTimeout(run)
      },
      { signal: controller.signal, capture: true },
    )
  }
}
