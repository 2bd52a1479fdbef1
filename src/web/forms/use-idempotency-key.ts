import { useRef } from 'react'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import type { Written } from '#web/forms/use-form.ts'

/**
 * The `Idempotency-Key` of what is written: the same for the same content, so that what is sent again
 * after its answer was lost counts once.
 */
export function useIdempotencyKey<Values>() {
  const last = useRef<{ content: string; photo: File | undefined; key: string }>(undefined)
  return ({ values, photo }: Written<Values>): string => {
    const content = JSON.stringify(values)
    if (last.current?.content !== content || last.current.photo !== photo) {
      last.current = { content, photo, key: newIdempotencyKey() }
    }
    return last.current.key
  }
}
