/** Values of fields that changed without an event, such as by autofill. */
export function typedValues<Values extends object>(
  values: Values,
  idOf: (name: string) => string,
): Partial<Values> {
  const found = Object.entries(values).flatMap(([name, value]) => {
    const control = document.getElementById(idOf(name))
    const typed = control === null ? undefined : typedIn(control)
    return typeof typed === typeof value && typed !== value ? [[name, typed] as const] : []
  })
  return Object.fromEntries(found) as Partial<Values>
}

/** Of a checkbox whether it is checked, of a group of choices the one that is. */
function typedIn(control: HTMLElement): unknown {
  if (control instanceof HTMLFieldSetElement) {
    return control.querySelector<HTMLInputElement>('input:checked')?.value
  }
  const { type, checked, value } = control as HTMLInputElement
  return type === 'checkbox' ? checked : value
}

export function focusControl(id: string): void {
  const found = document.getElementById(id)
  const control = found instanceof HTMLFieldSetElement ? found.querySelector('input') : found
  const fold = control?.closest('details')
  if (fold) fold.open = true
  // Scrolled before it gets the focus, so that it is completely visible.
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
