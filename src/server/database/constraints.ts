import pg from 'pg'

/** Returns the name of the violated constraint. Drizzle wraps the driver's error. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof pg.DatabaseError ? cause.constraint : undefined
}
