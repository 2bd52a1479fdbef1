/**
 * What this device stores for us. A browser may refuse: site data or cookies are blocked, or its storage is full.
 * Then nothing throws here.
 */

/** Why the browser stores nothing. */
export type Refusal = 'denied' | 'full' | 'cookies'

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Undefined when it is stored. */
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

/** The keys that begin so. */
export function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

const PROBE = 'prueba'
/** More than a session needs. */
const PROBE_VALUE = '-'.repeat(1000)

/** Whether a session can be stored, tried with a value and a cookie that go at once. */
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
