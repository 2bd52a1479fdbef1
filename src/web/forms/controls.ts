/** What stands in the fields of text although no event has told of it: of the browser, mostly. */
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
  // Scrolled to before it has the focus, it is in sight whole.
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
