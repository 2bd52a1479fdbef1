import { useEffect, useRef } from 'react'
import { areShortcutsOn } from './shortcuts.ts'

export type KeyActions = {
  /** Opens the next item below (1) or above (-1). */
  move: (by: 1 | -1) => void
  filter: (index: number) => void
  help: () => void
}

/** Selectors of buttons and radio buttons that a key presses in the open item, and of text areas that it focuses. */
const TARGETS: Record<string, string> = {
  a: '[data-key="A"], [value="corrected"], [value="granted"], form textarea',
  r: '[data-key="R"], [value="unchanged"], [value="upheld"], form textarea',
  l: '[data-key="L"]',
}
const MOVES: Record<string, 1 | -1> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }

/** Id of the element of the open item. */
export const OPENED_ID = 'bandeja-abierta'

/** Keyboard shortcuts. Single keys act while no field has the focus. Without `actions` no key acts. */
export function useKeys(actions: KeyActions | undefined): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (latest.current === undefined) return
      // A key that is held down acts once, unless it moves.
      if (event.repeat && MOVES[event.key.toLowerCase()] === undefined) return
      if (event.defaultPrevented || event.altKey || target.closest('[role="dialog"]')) return
      const isHandled =
        event.ctrlKey || event.metaKey
          ? pressWithControl(event.key, target)
          : target.closest('input, textarea, select')
            ? leaveField(event.key)
            : pressAlone(event, latest.current)
      if (isHandled) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function pressWithControl(key: string, target: Element): boolean {
  if (key.toLowerCase() === 'z' && !target.closest('input, textarea')) {
    const undo = [...document.querySelectorAll<HTMLElement>('[data-undo]')].at(-1)
    undo?.click()
    return undo !== undefined
  }
  if (key !== 'Enter') return false
  const form = target.closest('form')
  if (form) form.requestSubmit()
  else inOpened('[data-key="A"]')?.click()
  return true
}

function leaveField(key: string): boolean {
  if (key !== 'Escape') return false
  inOpened('h2')?.focus()
  return true
}

function pressAlone({ key, shiftKey }: KeyboardEvent, { move, filter, help }: KeyActions): boolean {
  const letter = key.toLowerCase()
  const isArrow = letter.startsWith('arrow')
  if (!isArrow && !areShortcutsOn()) return false
  if (key === '?') {
    help()
    return true
  }
  if (shiftKey) return false
  if (MOVES[letter]) move(MOVES[letter])
  else if (/^[1-9]$/.test(key)) filter(Number(key) - 1)
  else if (TARGETS[letter]) return press(TARGETS[letter])
  else return false
  return true
}

function press(selector: string): boolean {
  const target = inOpened(selector)
  if (target === null) return false
  if (target.matches('textarea')) target.focus()
  else target.click()
  // The click may have shown a form: focuses its text field.
  requestAnimationFrame(() => {
    const textarea = target.closest('form')?.querySelector('textarea')
    const next = textarea ?? inOpened('[data-autofocus]')
    next?.focus()
  })
  return true
}

const inOpened = (selector: string) =>
  document.getElementById(OPENED_ID)?.querySelector<HTMLElement>(selector) ?? null
