import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

const url = inject('templateUrl')

test('a start waits for a database that does not answer yet, and goes on when it does', async () => {
  const port = await unusedPort()
  const said = Promise.withResolvers<string>()
  const here = new URL('postgresql://someone@127.0.0.1/postgres')
  here.port = String(port)
  const waiting = waitForDatabase(here.href, { seconds: 60, retryMs: 20 }, said.resolve)
  expect(await said.promise).toBe(
    'La base de datos no responde todavía: esperando hasta 60 segundos…',
  )
  // Any answer means that the database is up. The next connection reports what is wrong with it.
  const database = createServer((socket) => socket.end(refusal()))
  database.listen(port, '127.0.0.1')
  await waiting
  database.close()
})

test('a start that has waited long enough goes on, to say why', async () => {
  const lines: string[] = []
  const nowhere = `postgresql://someone@127.0.0.1:${await unusedPort()}/postgres`
  await waitForDatabase(nowhere, { seconds: 0, retryMs: 20 }, (line) => lines.push(line))
  expect(lines).toEqual([])
})

test('a start does not wait for a database that answers', async () => {
  const lines: string[] = []
  await waitForDatabase(url, { seconds: 60, retryMs: 20 }, (line) => lines.push(line))
  expect(lines).toEqual([])
})

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Returns an ErrorResponse of PostgreSQL's protocol, as for a role that does not exist. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0C28000\0Mno such role\0\0')
  const head = Buffer.from([0x45, 0, 0, 0, 0])
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
