import pg from 'pg'
import { after, every } from '../process/timers.ts'
import { destroyConnection } from './open.ts'

/** Runs a query on a connection, and destroys the connection if there is no result in time. */
export type Ask = (text: string) => Promise<pg.QueryResult>

type ListeningConnection = { ask: Ask; drop(): void }

export type Listener = {
  /** Prepares a new connection; `opened` follows. */
  begin(ask: Ask): Promise<void>
  opened(): void
  notice(channel: string, connection: ListeningConnection): void
  ping(): Promise<void>
  lost(): void
  /** Called with false when the server has not answered for a second, and with true when it answers again. */
  reachable(isReachable: boolean): void
  /** Called once when the connection is lost, and once when another is open. */
  onConnection(isConnected: boolean): void
}

/** Milliseconds between two pings, and between two attempts to reconnect. */
const PING_INTERVAL = 500
/** Turns of a timer within which the server must answer. A busy process, whose turns are late, waits longer. */
const MAX_TURNS = 10
const TURN_MILLISECONDS = 100

/** Keeps a connection for notifications open, and opens another when it is lost. */
export async function keepListening(url: string, listener: Listener) {
  let current: ListeningConnection | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isDisconnected = false

  async function open() {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'escaparate changes',
      keepAlive: true,
    })
    const inTime = <Answer>(result: Promise<Answer>) =>
      withDeadline(result, client, listener.reachable)
    const connection: ListeningConnection = {
      ask: (text) => inTime(client.query(text)),
      drop() {
        destroyConnection(client)
        lost(connection)
      },
    }
    client.on('notification', ({ channel }) => listener.notice(channel, connection))
    client.on('error', connection.drop)
    client.on('end', connection.drop)
    try {
      await inTime(client.connect())
      await listener.begin(connection.ask)
      current = connection
      listener.opened()
      listener.reachable(true)
      if (isDisconnected) listener.onConnection(true)
      isDisconnected = false
      schedule(ping)
    } catch {
      connection.drop()
    }
  }

  async function ping() {
    await listener.ping()
    if (current !== undefined) schedule(ping)
  }

  function lost(connection: ListeningConnection) {
    if (current === connection) {
      current = undefined
      listener.lost()
    }
    if (current !== undefined || isClosed) return
    if (!isDisconnected) listener.onConnection(false)
    isDisconnected = true
    schedule(open)
  }

  function schedule(next: () => Promise<void>) {
    clearTimeout(timer)
    if (!isClosed) timer = after(PING_INTERVAL, next)
  }

  await open()
  return {
    current: () => current,
    close() {
      isClosed = true
      clearTimeout(timer)
      current?.drop()
    },
  }
}

/** Resolves with the server's answer. Destroys the connection if the server does not answer in time. */
async function withDeadline<Answer>(
  result: Promise<Answer>,
  client: pg.Client,
  reachable: (isReachable: boolean) => void,
): Promise<Answer> {
  let turns = 0
  const turn = every(TURN_MILLISECONDS, () => {
    turns += 1
    if (turns < MAX_TURNS) return
    clearInterval(turn)
    reachable(false)
    destroyConnection(client)
  })
  return result.finally(() => clearInterval(turn))
}
