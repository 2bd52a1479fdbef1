import { clientBudgetExceeded, totalBudgetExceeded } from '../errors.ts'

/** Limits of reserved bytes: `each` for one client, `all` together. */
export type ByteBudget = {
  /** Reserves bytes, or throws 429 or 503 and reserves nothing. */
  reserve(client: string, bytes: number): void
  release(client: string, bytes: number): void
}

export function openByteBudget({ each, all }: { each: number; all: number }): ByteBudget {
  const held = new Map<string, number>()
  let total = 0
  return {
    reserve(client, bytes) {
      const own = (held.get(client) ?? 0) + bytes
      if (own > each) throw clientBudgetExceeded()
      if (total + bytes > all) throw totalBudgetExceeded()
      held.set(client, own)
      total += bytes
    },
    release(client, bytes) {
      const own = (held.get(client) ?? 0) - bytes
      if (own > 0) held.set(client, own)
      else held.delete(client)
      total -= bytes
    },
  }
}
