import { type RefObject, useRef, useState } from 'react'
import { type HoneypotFields, MIN_SECONDS } from '#contract/honeypot.ts'

export function useHoneypot() {
  const field = useRef<HTMLInputElement>(null)
  const [openedAt] = useState(Date.now)
  /** After an attempt with a filled field, '' is sent: autofill may have filled it, and bots do not try again. */
  const wasFilled = useRef(false)
  const sent = useRef<{ key: string; elapsed: number }>(undefined)
  return {
    field,
    /** `elapsed` is equal for the same key, because the server refuses a repeated key with other content. */
    async fields(key: string): Promise<Required<Pick<HoneypotFields, 'homepage' | 'elapsed'>>> {
      if (sent.current?.key !== key) sent.current = { key, elapsed: await elapsedSince(openedAt) }
      const homepage = wasFilled.current ? '' : (field.current?.value ?? '')
      wasFilled.current ||= homepage !== ''
      return { homepage, elapsed: sent.current.elapsed }
    },
  }
}

/** A field that people never see. If autofill fills it, the first attempt fails and the second succeeds. */
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

/** Returns the seconds since the form was opened. Waits for MIN_SECONDS: faster autofill would count as a bot. */
async function elapsedSince(openedAt: number): Promise<number> {
  const left = MIN_SECONDS * 1000 - (Date.now() - openedAt)
  if (left > 0) {
    // Wait at most MIN_SECONDS, even if the clock was set back.
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, MIN_SECONDS * 1000)))
  }
  return Math.max(MIN_SECONDS, Math.round((Date.now() - openedAt) / 1000))
}
