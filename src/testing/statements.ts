import pg from 'pg'
import { vi } from 'vitest'

type Statement = { text: string; name?: string }
type ListeningClient = { connectionParameters: pg.ClientConfig }

/** Returns the statements that an action sends, without the pings of listeners twice a second. */
export async function statementsOf(action: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await action()
    return query.mock.calls
      .filter((_call, at) => !isListener(query.mock.contexts[at] as ListeningClient))
      .map(([sent]: unknown[]) => (typeof sent === 'string' ? { text: sent } : (sent as Statement)))
  } finally {
    query.mockRestore()
  }
}

const isListener = ({ connectionParameters }: ListeningClient) =>
  connectionParameters.application_name === 'escaparate changes'
