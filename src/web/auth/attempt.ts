import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import type { Values } from './sign-up-fields.ts'

/** What was sent, and its key: sent again after an answer was lost, it has to have the same. */
export type Attempt = {
  content: string
  photo: File
  key: string
  /** Seconds that the form took, as they were told the first time. */
  elapsed: number
}

/** The last attempt when this is the same content, otherwise a new one. */
export function attemptFor(
  last: Attempt | undefined,
  values: Values,
  photo: File,
  elapsed: number,
): Attempt {
  const content = JSON.stringify(values)
  if (last?.content === content && last.photo === photo) return last
  return { content, photo, elapsed, key: newIdempotencyKey() }
}
