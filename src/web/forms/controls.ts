/** Returns the values of fields that changed without an event, for example by autofill. */
export function typedValues<Values extends object>(
  values: Values,
  idOf: (name: string) => string,
): Partial<Values> {
  const changes = Object.entries(values).flatMap(([name, value]) => {
    const control = document.getElementById(idOf(name))
    const typed = control === null ? undefined : controlValue(control)
    return typeof typed === typeof value && typed !== value ? [[name, typed] as const] : []
  })
  return Object.fromEntries(changes) as Partial<Values>
}

function controlValue(control: HTMLElement): unknown {
  if (control instanceof HTMLFieldSetElement) {
    return control.querySelector<HTMLInputElement>('input:checked')?.value
  }
  const { type, checked, value } = control as HTMLInputElement
  return type === 'checkbox' ? checked : value
}

export function focusControl(id: string): void {
  const element = document.getElementById(id)
  const control = element instanceof HTMLFieldSetElement ? element.querySelector('input') : element
  const fold = control?.closest('details')
  if (fold) fold.open = true
  // Scroll before the focus, so that the control is completely visible.
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** Focuses an element that the next render adds. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

/** Calls `run` after mouse and finger are released: an element that moves between press and release misses the click. */
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
