/** Values of text fields that changed without an event, such as by autofill. */
export function typedValues<Values extends object>(
  values: Values,
  idOf: (name: string) => string,
): Partial<Values> {
  const found = Object.entries(values).flatMap(([name, value]) => {
    const control = document.getElementById(idOf(name))
    const isText = typeof value === 'string' && control !== null && 'value' in control
    return isText && control.value !== value ? [[name, control.value] as const] : []
  })
  return Object.fromEntries(found) as Partial<Values>
}

export function focusControl(id: string): void {
  const control = document.getElementById(id)
  // Scrolled before it gets the focus, so that it is completely visible.
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
