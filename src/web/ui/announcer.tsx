import { sharedValue } from '#web/document/shared-value.ts'

/** Enough to read the text out. Then the text is removed, so that nobody finds an outdated message. */
const MILLISECONDS = 7000

export function announce(words: string) {
  clearTimeout(timer)
  announced.set(words)
  timer = setTimeout(announced.set, MILLISECONDS, '')
}

export function Announcer() {
  return (
    <div aria-live="polite" className="visually-hidden">
      {announced.useValue()}
    </div>
  )
}

const announced = sharedValue('')
let timer: ReturnType<typeof setTimeout> | undefined
