import pg from 'pg'
import { vi } from 'vitest'

type Statement = { text: string; name?: string }

/** The statements that an action sends, without the pings that listeners send twice a second. */
export async function statementsOf(action: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await action()
    return query.mock.calls
      .map(([sent]: unknown[]) => (typeof sent === 'string' ? { text: sent } : (sent as Statement)))
      .filter(({ text }) => text !== PING)
  } finally {
    query.mockRestore()
  }
}

const PING = 'select'
