import { tooMuchFromOneClient, tooMuchInTotal } from '../errors.ts'

/** How many bytes may be held at a time: `each` for one client, `all` together. */
export type ByteBudget = {
  /** Throws 429 or 503, and takes nothing. */
  take(client: string, bytes: number): void
  giveBack(client: string, bytes: number): void
}

export function openByteBudget({ each, all }: { each: number; all: number }): ByteBudget {
  const held = new Map<string, number>()
  let total = 0
  return {
    take(client, bytes) {
      const own = (held.get(client) ?? 0) + bytes
      if (own > each) throw tooMuchFromOneClient()
      if (total + bytes > all) throw tooMuchInTotal()
      held.set(client, own)
      total += bytes
    },
    giveBack(client, bytes) {
      const own = (held.get(client) ?? 0) - bytes
      if (own > 0) held.set(client, own)
      else held.delete(client)
      total -= bytes
    },
  }
}
