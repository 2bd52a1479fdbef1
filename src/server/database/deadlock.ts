/**
 * Runs what saves something, and once more when PostgreSQL ended it: of two that wait for each other it
 * undoes one, and the other is done by then.
 */
export async function despiteDeadlock<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save()
  } catch (error) {
    if (!isDeadlock(error)) throw error
    return await save()
  }
}

/** Drizzle wraps the driver's error as its cause. */
function isDeadlock(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code === '40P01'
}
