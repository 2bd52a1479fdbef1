import type { FormContent } from './form-options.ts'

/**
 * The `Idempotency-Key` of a form: the same for the same content, so that a repeated submit counts once.
 */
export class IdempotencyKey {
  #last: { content: string; photo: File | undefined; key: string } | undefined

  of({ values, photo }: FormContent<object>): string {
    const content = JSON.stringify(values)
    if (this.#last?.content !== content || this.#last.photo !== photo) {
      this.#last = { content, photo, key: newKey() }
    }
    return this.#last.key
  }

  /** After an error answer: the same content may be accepted the next time. */
  forget(): void {
    this.#last = undefined
  }
}

/** `crypto.randomUUID` only exists over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
