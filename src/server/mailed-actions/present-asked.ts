import type { Question } from '../auth/question-links.ts'

/** Returns the fields that every mailed question has. */
export function presentAsked({ user, expires_at, used_at }: Question) {
  return { username: user.username, expires_at, is_answered: used_at !== null }
}
