/** Whoever has it is not counted in any figure. Set and taken away by the switch on `/privacidad`. */
export const OBJECTION_COOKIE = 'sin_cifras'

/** Seconds: browsers keep none for longer than 400 days. */
export const OBJECTION_AGE = 365 * 24 * 60 * 60
