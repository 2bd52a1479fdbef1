import type { FormContent } from './form-options.ts'

/** The `Idempotency-Key` of a form: equal for equal content, so that a repeated submit is stored once. */
export class IdempotencyKey {
  #last: { content: string; photo: File | undefined; key: string } | undefined

  keyFor({ values, photo }: FormContent<object>): string {
    const content = JSON.stringify(values)
    if (this.#last?.content !== content || this.#last.photo !== photo) {
      this.#last = { content, photo, key: newKey() }
    }
    return this.#last.key
  }

  forget(): void {
    this.#last = undefined
  }
}

/** Returns a random key. `crypto.randomUUID` exists only over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
