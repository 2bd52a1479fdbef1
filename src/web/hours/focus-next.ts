import type { KeyboardEvent } from 'react'
import { focusControl } from '#web/forms/controls.ts'

const FIELDS = 'input:not([type]), input[type="text"]'

/** Makes Enter focus the next field, or the save button after the last one. Opens a folded day (on phones). */
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
