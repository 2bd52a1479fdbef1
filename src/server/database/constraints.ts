import pg from 'pg'
import { USERNAME_TAKEN } from '#contract/auth.ts'
import { CATEGORY_TAKEN } from '#contract/categories.ts'
import type { FieldErrors } from '#contract/field-errors.ts'
import { HOLIDAY_TAKEN } from '#contract/holidays.ts'
import { type HttpError, invalid } from '../errors.ts'

/** Returns the name of the constraint that a query violated. Drizzle wraps the driver's error as its cause. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof pg.DatabaseError ? cause.constraint : undefined
}

/** Field errors by the unique index that a value violates. */
const TAKEN: Record<string, FieldErrors> = {
  users_username: { username: [USERNAME_TAKEN] },
  categories_name: { name: [CATEGORY_TAKEN] },
  holidays_date: { date: [HOLIDAY_TAKEN] },
}

/** Returns the 400 for a value that a concurrent transaction has just taken. Undefined: another error. */
export function takenError(error: unknown): HttpError | undefined {
  const errors = TAKEN[violatedConstraint(error) ?? '']
  return errors && invalid(errors)
}
