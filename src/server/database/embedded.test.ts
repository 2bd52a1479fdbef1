import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import {
  cleanUp,
  folder,
  folderWithDatabase,
  query,
  removeTemplate,
  run,
  serverPid,
  start,
} from '#testing/embedded-fixtures.ts'
import { WAIT } from '#testing/wait.ts'
import { joinEmbedded } from './embedded.ts'
import { processExists } from './embedded-programs.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(cleanUp)
afterAll(removeTemplate)

const sorted = `select string_agg(w, ' ' order by w) as sorted
  from unnest(array['ñu', 'oso', 'nube', 'zapato', 'árbol', 'boca', 'azul', 'Ana']) w`
const spanishOrder = 'Ana árbol azul boca nube ñu oso zapato'

test('the database is created at the first start and keeps its rows over a restart', async () => {
  const dir = await folder()
  const said: string[] = []
  const first = await start(dir, { say: (line) => said.push(line) })
  // The line before may say where the programs are, if the database's user cannot enter the checkout.
  expect(said.at(-1)).toBe('Creando la base de datos…')
  said.length = 0
  await query(first.url, "create table street as select 'Calle de la Ñ' as name")
  await first.close()
  const second = await start(dir, { say: (line) => said.push(line) })
  expect(await query(second.url, 'select name from street')).toEqual([{ name: 'Calle de la Ñ' }])
  expect(said).not.toContain('Creando la base de datos…')
})

test('the database is durable, speaks UTF-8, listens on no address and obeys no administrator', async () => {
  const { url } = await start(await folderWithDatabase())
  const settings = await query(
    url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
      current_setting('listen_addresses') as addresses, current_setting('is_superuser') as super`,
  )
  expect(settings).toEqual([
    { fsync: 'on', commit: 'on', encoding: 'UTF8', zone: 'UTC', addresses: '', super: 'off' },
  ])
  const wrong = url.replace(/:[^:@]+@/, ':otra@')
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed')
})

test('closing leaves neither a process nor a socket', async () => {
  const dir = await folderWithDatabase()
  const { close } = await start(dir)
  const pid = await serverPid(dir)
  expect(processExists(pid)).toBe(true)
  await close()
  expect(processExists(pid)).toBe(false)
  expect(await readdir(join(dir, 'database/run'))).toEqual([])
})

test('words are in Spanish order in a Swedish environment, too', async () => {
  const env = { LANG: 'sv_SE.ISO-8859-1', LC_ALL: 'POSIX' }
  const url = await run(await folder(), { env }).next('url')
  expect(await query(url, sorted)).toEqual([{ sorted: spanishOrder }])
})

test('Ctrl-C in the terminal reaches the database only when its parent closes it', async () => {
  const dir = await folderWithDatabase()
  const { child, next, ended } = run(dir, { detached: true })
  await next('url')
  const pid = await serverPid(dir)
  process.kill(-child.pid!, 'SIGINT')
  expect(await next('reachableAfterSignal')).toBe(true)
  expect(await ended).toBe(0)
  expect(processExists(pid)).toBe(false)
})

test('a database left behind by a killed parent is taken over with every committed row', async () => {
  const dir = await folderWithDatabase()
  const { child, events, anyLine, ended } = run(dir, { task: 'rows' })
  while (events.length < 50) await anyLine()
  const pid = await serverPid(dir)
  child.kill('SIGKILL')
  const { url } = await start(dir)
  await ended
  const committed = events.filter(({ row }) => row !== undefined).length
  const [row] = await query(url, 'select count(*)::int as count, max(id) from row')
  expect(committed).toBeGreaterThan(40)
  expect(row.count).toBeGreaterThanOrEqual(committed)
  expect(row.max).toBe(row.count)
  expect(await serverPid(dir)).toBe(pid)
})

test('a command beside a running Escaparate uses its database and leaves it running', async () => {
  const dir = await folderWithDatabase()
  const { url } = await start(dir)
  const joined = await joinEmbedded({ dir, say: () => {} })
  await query(joined.url, 'create table joined as select 1 as one')
  await joined.close()
  expect(await query(url, 'select one from joined')).toEqual([{ one: 1 }])
})

test('a command alone opens the database, keeps others out of it and closes it', async () => {
  const dir = await folderWithDatabase()
  const { url, close } = await joinEmbedded({ dir, say: () => {} })
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(start(dir)).rejects.toThrow('Ya hay un Escaparate en marcha')
  const pid = await serverPid(dir)
  await close()
  expect(processExists(pid)).toBe(false)
})

test('a second start on the same folder is refused in one line', async () => {
  const dir = await folderWithDatabase()
  const { url } = await start(dir)
  const second = run(dir)
  expect(await second.next('startupError')).toBe(
    `Ya hay un Escaparate en marcha con la carpeta ${dir}: ciérralo o elige otra con VAR_DIR.`,
  )
  expect(await second.ended).toBe(1)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of two starts that race for an empty folder one serves, in Spanish order, and the other is refused', async () => {
  const dir = await folder()
  // Their environment is empty.
  const pair = [run(dir), run(dir)]
  const order = async (url: string) => (await query(url, sorted))[0].sorted
  const outcomes = await Promise.all(
    pair.map(({ next, ended }) =>
      Promise.race([next('url').then(order), ended.then((code) => `ended ${code}`)]),
    ),
  )
  expect(outcomes.sort()).toEqual([spanishOrder, 'ended 1'])
  const messages = pair.flatMap(({ events }) =>
    events.flatMap(({ startupError }) => startupError ?? []),
  )
  expect(messages).toEqual([expect.stringContaining('Ya hay un Escaparate en marcha')])
  expect(await readdir(dir)).toEqual(['database'])
})

test('a killed server comes back with its rows', async () => {
  const dir = await folderWithDatabase()
  const onLost = vi.fn()
  const { url } = await start(dir, { onLost })
  await query(url, 'create table kept as select 1 as one')
  const pid = await serverPid(dir)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => query(url, 'select one from kept'), WAIT)
  expect(await serverPid(dir)).not.toBe(pid)
  expect(onLost).not.toHaveBeenCalled()
})

test('a killed process of the server is recovered from, and the folder stays ours', async () => {
  const dir = await folderWithDatabase()
  const { url } = await start(dir)
  const pid = await serverPid(dir)
  const victim = new pg.Client({ connectionString: url })
  victim.on('error', () => {})
  await victim.connect()
  const { rows } = await victim.query('select pg_backend_pid() as pid')
  process.kill(rows[0].pid, 'SIGKILL')
  await vi.waitFor(() => query(url, 'select 1'), WAIT)
  expect(await serverPid(dir)).toBe(pid)
  expect(await run(dir).next('startupError')).toContain('Ya hay un Escaparate en marcha')
})

test('a server that cannot come back is told of in one line', async () => {
  const dir = await folderWithDatabase()
  const onLost = vi.fn()
  await start(dir, { onLost })
  const pid = await serverPid(dir)
  await rename(join(dir, 'database/data'), join(dir, 'database/elsewhere'))
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), WAIT)
  expect(onLost.mock.calls[0]?.[0]).toMatch(/^PostgreSQL no arranca en .+database: .+$/)
})
