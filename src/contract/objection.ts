/** A browser with this cookie is not counted in figures. The switch on `/privacidad` sets and deletes it. */
export const OBJECTION_COOKIE = 'sin_cifras'

/** Maximum age of the cookie in seconds. Browsers do not keep cookies for more than 400 days. */
const OBJECTION_AGE = 365 * 24 * 60 * 60

/** Returns the `Set-Cookie` header that sets or deletes the cookie. It is not `HttpOnly`: a script reads it. */
export function objectionCookie(objects: boolean, isSecure: boolean): string {
  const age = objects ? OBJECTION_AGE : 0
  const value = objects ? '1' : ''
  return `${OBJECTION_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
