import { type RefObject, useRef, useState } from 'react'
import { type HoneypotFields, MIN_SECONDS } from '#contract/honeypot.ts'
import styles from './honeypot.module.css'

/** What a form for strangers sends so that it is told from a robot's; `Honeypot` is the field of it. */
export function useHoneypot() {
  const field = useRef<HTMLInputElement>(null)
  const [openedAt] = useState(Date.now)
  const told = useRef<{ key: string; elapsed: number }>(undefined)
  return {
    field,
    /** Told again, it is what it was the first time: the same key stands for the same content. */
    async fields(key: string): Promise<Required<Pick<HoneypotFields, 'homepage' | 'elapsed'>>> {
      if (told.current?.key !== key) told.current = { key, elapsed: await elapsedSince(openedAt) }
      return { homepage: field.current?.value ?? '', elapsed: told.current.elapsed }
    },
  }
}

/** A field that people never meet. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.honeypot} aria-hidden>
      <label>
        No rellenes este campo
        <input ref={field} name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * Whole seconds since the form was opened. A person whose browser fills in everything is faster
 * than any other: then it waits, rather than have them taken for a robot.
 */
async function elapsedSince(openedAt: number): Promise<number> {
  const left = MIN_SECONDS * 1000 - (Date.now() - openedAt)
  if (left > 0) {
    // Never longer, should the clock have been set back meanwhile.
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, MIN_SECONDS * 1000)))
  }
  return Math.max(MIN_SECONDS, Math.round((Date.now() - openedAt) / 1000))
}
