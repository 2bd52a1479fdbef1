/** A browser with this cookie is not counted in figures. The switch on `/privacidad` sets and deletes it. */
export const OBJECTION_COOKIE = 'sin_cifras'

/** Maximum age of the cookie in seconds. Browsers do not keep cookies for more than 400 days. */
const OBJECTION_AGE = 365 * 24 * 60 * 60

/** Returns a `Set-Cookie` header, not `HttpOnly`, because a script reads the cookie. */
export function objectionCookie(isObjecting: boolean, isSecure: boolean): string {
  const age = isObjecting ? OBJECTION_AGE : 0
  const value = isObjecting ? '1' : ''
  return `${OBJECTION_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
