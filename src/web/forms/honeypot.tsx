import { type RefObject, useRef, useState } from 'react'
import { type HoneypotFields, MIN_SECONDS } from '#contract/honeypot.ts'

/** The honeypot's values of a public form; `Honeypot` renders its field. */
export function useHoneypot() {
  const field = useRef<HTMLInputElement>(null)
  const [openedAt] = useState(Date.now)
  /** A form filler may have filled it: it is asked once, since a bot does not read the answer and send again. */
  const wasFilled = useRef(false)
  const told = useRef<{ key: string; elapsed: number }>(undefined)
  return {
    field,
    /** The same for the same key, because that stands for the same content. */
    async fields(key: string): Promise<Required<Pick<HoneypotFields, 'homepage' | 'elapsed'>>> {
      if (told.current?.key !== key) told.current = { key, elapsed: await elapsedSince(openedAt) }
      const homepage = wasFilled.current ? '' : (field.current?.value ?? '')
      wasFilled.current ||= homepage !== ''
      return { homepage, elapsed: told.current.elapsed }
    },
  }
}

/** A field that people never see. Where a form was refused it is left out, as a form filler would fill it again. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        No rellenes este campo
        <input ref={field} name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * Whole seconds since the form was opened. Autofill may be faster than MIN_SECONDS: then it waits, so that
 * nobody is taken for a bot.
 */
async function elapsedSince(openedAt: number): Promise<number> {
  const left = MIN_SECONDS * 1000 - (Date.now() - openedAt)
  if (left > 0) {
    // At most MIN_SECONDS, even if the clock was set back.
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, MIN_SECONDS * 1000)))
  }
  return Math.max(MIN_SECONDS, Math.round((Date.now() - openedAt) / 1000))
}
