import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#testing/free-port.ts'
import {
  makeVarDir,
  removeVarDir,
  runProgram,
  type ServerProcess,
  START,
  startServer,
} from '../tools/server-process.ts'
import { createSeededVarDir, ONLY_ACCOUNTS } from '../tools/shared-servers.ts'

/* Tests the process as an operator sees it. All tests share one database; each starts and stops its own server. */
test.describe.configure({ mode: 'default' })

const LOGIN = JSON.stringify({ email: 'lucia@escaparate.example', password: 'escaparate-demo' })

let VAR_DIR: string
const running: ServerProcess[] = []

test.beforeAll(async () => {
  VAR_DIR = await createSeededVarDir({ seed: ONLY_ACCOUNTS })
})

test.afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

test.afterAll(() => removeVarDir(VAR_DIR))

async function start(settings: Record<string, string> = {}, nodeArgs: string[] = []) {
  const server = await startServer({ VAR_DIR, ...settings }, nodeArgs)
  running.push(server)
  return server
}

test('Ctrl-C lets a request end, then all ends without an error', async () => {
  const server = await start()
  const request = await halfSentLogin(server.url)
  // Signals the whole process group with the database, as a terminal does.
  process.kill(-server.child.pid!, 'SIGINT')
  await server.printed('Cerrando')
  request.write(LOGIN.slice(10))
  expect(await answerOf(request)).toMatch(/^HTTP\/1\.1 200 .*"access":/s)
  const { code, errors } = await server.ended
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
})

test('a SIGTERM to npm start ends the server too, and frees its port', async () => {
  const port = await freePort()
  const npm = runProgram(['start'], { VAR_DIR, PORT: String(port) }, { command: 'npm' })
  await npm.printed('está en marcha')
  expect((await fetch(`http://127.0.0.1:${port}/api/category/`)).status).toBe(200)
  npm.child.kill('SIGTERM')
  await npm.printed('Cerrando')
  // Its output ends with the last process that writes to it.
  const { errors } = await npm.ended
  expect(errors).not.toContain('Error')
  await expect(fetch(`http://127.0.0.1:${port}/api/category/`)).rejects.toThrow('fetch failed')
  // The lock of the folder was released.
  await start()
})

test('a killed server starts again with every session and its secret', async () => {
  const killed = await start()
  const tokens = await Promise.all([1, 2, 3].map(() => signIn(killed.url)))
  killed.child.kill('SIGKILL')
  await killed.ended
  const { url } = await start()
  for (const token of tokens) {
    const answer = await fetch(`${url}/auth/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ username: 'lucia' })
  }
})

test('a taken port is refused in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const refused = await runProgram(START, { VAR_DIR, PORT: String(port) }).ended
  taken.close()
  expect(refused.code).toBe(1)
  expect(refused.errors).toBe(`El puerto ${port} está ocupado: ciérralo o elige otro con PORT.\n`)
})

test('a second start on the same folder is refused in one line', async () => {
  const first = await start()
  const second = await runProgram(START, { VAR_DIR, PORT: '1' }).ended
  expect(second.code).toBe(1)
  expect(second.errors).toBe(
    `Ya hay un Escaparate en marcha con la carpeta ${VAR_DIR}: ciérralo o elige otra con VAR_DIR.\n`,
  )
  expect((await fetch(`${first.url}/api/category/`)).status).toBe(200)
})

test('wrong settings are refused in one line that names them all', async () => {
  const settings = { VAR_DIR, PORT: '70000', LOG_LEVEL: 'loud' }
  const { code, errors } = await runProgram(START, settings).ended
  expect(code).toBe(1)
  expect(errors).toMatch(/^Configuración: PORT [^\n]+; LOG_LEVEL [^\n]+\n$/)
})

test('production runs a finished build without development packages or invented data', async () => {
  const dir = await makeVarDir()
  const settings = {
    NODE_ENV: 'production',
    SECRET_KEY: 'a secret of production that is long enough',
    PUBLIC_URL: 'https://calle.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    VAR_DIR: dir,
  }
  try {
    const guard = join(import.meta.dirname, 'forbid-dev-dependencies.ts')
    const server = await start(settings, ['--import', guard])
    const landing = await fetch(server.url)
    expect(landing.status).toBe(200)
    expect(await landing.text()).toContain('Regístrate Ahora')
    const categories = await (await fetch(`${server.url}/api/category/`)).json()
    expect(categories).toEqual([{ id: 1, name: expect.any(String) }])
    expect((await login(server.url)).status).toBe(401)
    const { out } = await server.stop()
    const lines = out.trim().split('\n')
    const said = lines.map((line): string => JSON.parse(line).msg)
    expect(said).toEqual(expect.arrayContaining(['Dirección https://calle.example', 'Cerrando…']))
    expect(out).not.toContain('escaparate-demo')
  } finally {
    await removeVarDir(dir)
  }
})

function login(url: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/api/token/`, { method: 'POST', headers, body: LOGIN })
}

async function signIn(url: string): Promise<string> {
  const answer = await login(url)
  expect(answer.status).toBe(200)
  return (await answer.json()).access
}

/** Sends a login without its last bytes, so that the server is waiting for them. */
async function halfSentLogin(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  await once(socket, 'connect')
  const head = [
    'POST /api/token/ HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(LOGIN)}`,
    'Connection: close',
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [go] = await once(socket, 'data')
  expect(go).toMatch(/^HTTP\/1\.1 100 /)
  socket.write(LOGIN.slice(0, 10))
  return socket
}

async function answerOf(socket: Socket): Promise<string> {
  return (await socket.toArray()).join('')
}
