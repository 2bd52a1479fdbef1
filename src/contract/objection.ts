/** A browser that has this cookie is not counted in any figure. Set and taken away by the switch on `/privacidad`. */
export const OBJECTION_COOKIE = 'sin_cifras'

/** Seconds: browsers keep none for longer than 400 days. */
export const OBJECTION_AGE = 365 * 24 * 60 * 60

/** As an answer sets or takes it. The page's own script reads it. */
export function objectionCookie(objects: boolean, isSecure: boolean): string {
  const age = objects ? OBJECTION_AGE : 0
  const value = objects ? '1' : ''
  return `${OBJECTION_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
