/**
 * Runs it when no button of a mouse and no finger is pressed: what moves between a press and its release loses the
 * click. A tap sends both at once.
 */
export function whenReleased(run: () => void): void {
  const isPressed = document.querySelector(':active') !== null
  if (!isPressed) return void setTimeout(run)
  const heard = new AbortController()
  for (const event of ['mouseup', 'dragend', 'keydown']) {
    addEventListener(
      event,
      () => {
        heard.abort()
        setTimeout(run)
      },
      { signal: heard.signal, capture: true },
    )
  }
}
