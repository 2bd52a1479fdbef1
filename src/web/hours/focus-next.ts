import type { KeyboardEvent } from 'react'
import { focusControl } from '#web/forms/controls.ts'

const FIELDS = 'input:not([type]), input[type="text"]'

/** Enter leads to the next field, or to the button that saves. A day that is folded on phones is opened. */
export function focusNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  if (!target.matches(FIELDS)) return
  event.preventDefault()
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELDS)]
  const next = fields[fields.indexOf(target) + 1]
  if (next === undefined) {
    const buttons = [...form.querySelectorAll<HTMLElement>('[type="submit"]')]
    buttons.find(isShown)?.focus()
    return
  }
  if (isShown(next)) {
    next.focus()
    return
  }
  next.closest('[data-day]')?.querySelector<HTMLElement>('[data-line]')?.click()
  requestAnimationFrame(() => focusControl(next.id))
}

const isShown = (element: HTMLElement) => element.offsetParent !== null
