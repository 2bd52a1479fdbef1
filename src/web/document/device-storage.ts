/** Why the browser refused to store something. The functions of this file never throw. */
export type Refusal = 'denied' | 'full' | 'cookies'

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeItem(key: string, value: string): Refusal | undefined {
  try {
    localStorage.setItem(key, value)
    return undefined
  } catch (error) {
    return (error as Error).name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

export function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

const PROBE = 'prueba'
/** Characters; longer than any value of a session. */
const PROBE_VALUE = '-'.repeat(1000)

/** Tests whether a session can be stored: stores and deletes a value and a cookie. */
export function sessionRefusal(): Refusal | undefined {
  const refusal = writeItem(PROBE, PROBE_VALUE)
  removeItem(PROBE)
  return refusal ?? (isCookieStored() ? undefined : 'cookies')
}

function isCookieStored(): boolean {
  const probe = `${PROBE}=1`
  // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and needs https.
  document.cookie = `${probe}; Path=/; SameSite=Lax`
  const isStored = document.cookie.split('; ').includes(probe)
  document.cookie = `${probe}; Path=/; SameSite=Lax; Max-Age=0`
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  return isStored
}
