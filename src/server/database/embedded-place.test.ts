import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import {
  cleanUp,
  folder,
  folderWithDatabase,
  isRoot,
  query,
  removeLater,
  removeTemplate,
  run,
  serverPid,
  start,
} from '#testing/embedded-fixtures.ts'
import { canEnter } from './embedded-owner.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(cleanUp)
afterAll(removeTemplate)

const checkout = join(import.meta.dirname, '../../..')
const nobody = { name: 'nobody', uid: 65534, gid: 65534 }
const one = 'select 1 as one'
const mayBeNobody = isRoot && (await canEnter(nobody, checkout))

if (!isRoot) console.info('Only root can try the database as root and as another user: skipped.')
else if (!mayBeNobody) console.info(`Another user cannot enter ${checkout}: skipped for that user.`)

test('a taken port of PostgreSQL disturbs nobody', async () => {
  const taken = createServer().listen(5432, '127.0.0.1')
  await Promise.race([once(taken, 'listening'), once(taken, 'error')])
  const { url } = await start(await folderWithDatabase())
  expect(await query(url, one)).toEqual([{ one: 1 }])
  taken.close()
})

test('a folder too deep for a socket, with spaces, commas and quotes, serves as well', async () => {
  const dir = join(await folder(), 'Mi tienda, la "ñ" '.repeat(6))
  const { url } = await start(dir)
  const socket = new URLSearchParams(url.split('?')[1]).get('host')
  expect(socket).toMatch(/^\/tmp\/escaparate-\w+$/)
  removeLater(`${socket}`)
  expect(await query(url, one)).toEqual([{ one: 1 }])
})

test('after a crash of the machine another process may have the number of the server', async () => {
  const dir = await folderWithDatabase()
  const { url, close } = await start(dir)
  await query(url, `create table kept as ${one}`)
  const file = join(dir, 'database/data/postmaster.pid')
  const noted = await readFile(file, 'utf8')
  const { uid, gid } = await stat(file)
  await close()
  const stranger = spawn('sleep', ['600'], isRoot ? { uid, gid } : {})
  await writeFile(file, noted.replace(/^\d+/, `${stranger.pid}`), { mode: 0o600 })
  await chown(file, uid, gid)
  const again = await start(dir)
  expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }])
  stranger.kill()
})

test('a database of another major version is refused, naming both', async () => {
  const dir = await folderWithDatabase()
  await (await start(dir)).close()
  await writeFile(join(dir, 'database/data/PG_VERSION'), '17\n')
  await expect(start(dir)).rejects.toThrow(
    /es de PostgreSQL 17 y este Escaparate usa el 18: .+ con VAR_DIR\.$/,
  )
})

test('a VAR_DIR that is a file is refused', async () => {
  const file = join(await folder(), 'var')
  await writeFile(file, '')
  await expect(start(file)).rejects.toThrow(`${file} no es una carpeta`)
})

test('what a killed creation left behind is cleared away, and no other folder', async () => {
  const dir = await folderWithDatabase()
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const name of ['.database-unfinished-x', 'database.copia']) {
    await mkdir(join(dir, name))
    await utimes(join(dir, name), old, old)
  }
  await start(dir)
  expect(await readdir(dir)).toEqual(['database', 'database.copia'])
})

describe.runIf(isRoot)('for root', () => {
  test('another user runs the server, and only that user and root see the data', async () => {
    const dir = await folderWithDatabase()
    await start(dir)
    const { uid, mode } = await stat(join(dir, 'database'))
    expect(uid).not.toBe(0)
    expect(mode & 0o777).toBe(0o700)
    expect((await stat(`/proc/${await serverPid(dir)}`)).uid).toBe(uid)
  })

  test('a VAR_DIR which that user cannot enter leads to data elsewhere, and a lost place is refused', async () => {
    const dir = await folder()
    await chmod(dir, 0o700)
    const said: string[] = []
    const { url, close } = await start(dir, { say: (line) => said.push(line) })
    const home = await realpath(join(dir, 'database'))
    removeLater(home)
    expect(home).toMatch(/^\/var\/lib\/escaparate\/database-\w+$/)
    expect(said).toContainEqual(expect.stringContaining(`La base de datos está en ${home}`))
    await query(url, `create table kept as ${one}`)
    await close()
    const again = await start(dir)
    expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }])
    await again.close()
    await rm(home, { recursive: true })
    await expect(start(dir)).rejects.toThrow(/^.+ apunta a una base de datos que ya no está: .+\.$/)
  })

  test('a checkout which that user cannot enter gets its programs copied', async () => {
    const copy = await copyOfTheCheckout()
    const dir = join(copy, 'var')
    const { next, events } = run(dir, { program: join(copy, 'src/testing') })
    expect(await query(await next('url'), one)).toEqual([{ one: 1 }])
    removeLater(await realpath(join(dir, 'database')))
    expect(events).toContainEqual({
      said: expect.stringMatching(/^PostgreSQL corre desde \/var\/lib\/escaparate\/postgres-18/),
    })
  })

  test('a full disk is told of in one line and leaves nothing', async () => {
    const dir = await folder()
    const script = join(checkout, 'src/testing/embedded-child.ts')
    const mount = `mount -t tmpfs -o size=20m,mode=755 tmpfs "${dir}"`
    const line = `${mount} && "${process.execPath}" "${script}" "${dir}"; ls -A "${dir}"`
    const child = spawn('unshare', ['-m', 'sh', '-c', line], { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = (await child.stdout.setEncoding('utf8').toArray()).join('')
    expect(said.trim().split('\n').at(-1)).toMatch(
      /^{"startupError":"No se ha podido crear .+: no queda sitio en el disco"}$/,
    )
  })
})

describe.runIf(mayBeNobody)('for an ordinary user', () => {
  test("everything runs as that user, the data is only that user's, and root goes on with it as that user", async () => {
    const dir = await folder()
    await chown(dir, nobody.uid, nobody.gid)
    const { child, next, ended } = run(dir, { user: nobody })
    await query(await next('url'), `create table kept as ${one}`)
    const { uid, mode } = await stat(join(dir, 'database/data'))
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: nobody.uid, mode: 0o700 })
    child.kill('SIGINT')
    await ended
    const { url } = await start(dir)
    expect(await query(url, 'select one from kept')).toEqual([{ one: 1 }])
  })

  test('a VAR_DIR without permission is refused in one line', async () => {
    const dir = await folder()
    const { next, ended } = run(dir, { user: nobody })
    expect(await next('startupError')).toMatch(/^Sin permiso para usar .+VAR_DIR\.$/)
    expect(await ended).toBe(1)
  })
})

async function copyOfTheCheckout() {
  const copy = await folder()
  await chmod(copy, 0o700)
  const packages = await readdir(join(checkout, 'node_modules'))
  const needed = packages.filter((name) => /^(pg|postgres-|split2|xtend|.?embedded-)/.test(name))
  const modules = needed.map((name) => `node_modules/${name}`)
  for (const path of [
    'package.json',
    'src/server/process/startup-error.ts',
    'src/server/database',
    'src/testing/embedded-child.ts',
    ...modules,
  ]) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(checkout, path), join(copy, path), { recursive: true, verbatimSymlinks: true })
  }
  return copy
}
