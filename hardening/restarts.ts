import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_PASSWORD } from '#demo/seed.ts'
import { makeVarDir, removeVarDir, startServer } from '../tools/server-process.ts'

const RESTARTS = 20
const WRITERS = 4
const READERS = 8
const LUCIA = JSON.stringify({ email: 'lucia@escaparate.example', password: DEMO_PASSWORD })

/**
 * Ends the server with SIGTERM while clients save and read on open connections. No acknowledged save may be missing,
 * no response cut off, and the process must end within ten seconds.
 */
export default async function restarts(say: (line: string) => void): Promise<boolean> {
  const varDir = await makeVarDir()
  const ledger = new Map<number, number>()
  const sums = { saved: 0, read: 0, refused: 0, unanswered: 0, brokenOff: 0, unexpected: 0 }
  let slowest = 0
  try {
    for (let restart = 0; restart <= RESTARTS; restart++) {
      const server = await startServer({ VAR_DIR: varDir, RATE_LIMITS: 'off' })
      const agent = new Agent({ keepAlive: true })
      const call = (method: string, path: string, body?: string) =>
        ask(agent, server.url, { method, path, body, token })
      let token: string | undefined
      token = JSON.parse((await call('POST', '/api/token/', LUCIA)).body).access
      const shops: Shop[] = JSON.parse((await call('GET', '/api/commerce/')).body)
      for (const { id, description } of shops) {
        const acknowledged = ledger.get(id) ?? 0
        const found = Number(/^Guardado (\d+)$/.exec(description)?.[1] ?? 0)
        if (found === acknowledged || found === acknowledged + 1) ledger.set(id, found)
        else throw new Error(`shop ${id} says ${found}, ${acknowledged} was acknowledged`)
      }
      if (restart === RESTARTS) {
        agent.destroy()
        await server.stop()
        break
      }
      const judge = ({ status, body, fate }: Outcome, good: 'saved' | 'read'): boolean => {
        if (fate !== 'whole') sums[fate]++
        else if (status === 200) sums[good]++
        else if (status === 503 && body.includes('Estamos reiniciando')) sums.refused++
        else sums.unexpected++
        return fate === 'whole' && status === 200
      }
      const writers = shops.slice(0, WRITERS).map(async ({ id }) => {
        for (;;) {
          const next = (ledger.get(id) ?? 0) + 1
          const form = JSON.stringify({ description: `Guardado ${next}` })
          if (!judge(await call('PATCH', `/api/commerce/${id}/`, form), 'saved')) return
          ledger.set(id, next)
        }
      })
      const readers = Array.from({ length: READERS }, async (_, at) => {
        const path = at % 2 === 0 ? '/directorio' : '/api/directory/commerces/'
        while (judge(await call('GET', path), 'read'));
      })
      await wait(300 + ((restart * 137) % 600))
      const began = performance.now()
      server.child.kill('SIGTERM')
      await Promise.all([...writers, ...readers])
      const { code } = await server.ended
      slowest = Math.max(slowest, performance.now() - began)
      agent.destroy()
      if (code !== 0) throw new Error(`ended with ${code}`)
    }
    say(`${RESTARTS} times ended with SIGTERM among ${sums.saved} saves and ${sums.read} reads:`)
    say(`  no acknowledged save lost, ${sums.brokenOff} answers broken off,`)
    say(`  ${sums.refused} refused in our words, ${sums.unanswered} came too late for any answer,`)
    say(
      `  ${sums.unexpected} answered otherwise; the slowest end took ${(slowest / 1000).toFixed(1)} s`,
    )
    return sums.brokenOff === 0 && sums.unexpected === 0 && slowest < 10_000
  } finally {
    await removeVarDir(varDir)
  }
}

type Shop = { id: number; description: string }
type Outcome = { status: number; body: string; fate: 'whole' | 'unanswered' | 'brokenOff' }
type Question = {
  method: string
  path: string
  body: string | undefined
  token: string | undefined
}

/** Sends a request. The fate `unanswered`: the connection ended before the first byte of a response. */
function ask(agent: Agent, url: string, question: Question): Promise<Outcome> {
  const { method, path, body, token } = question
  return new Promise((done) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    }
    let answer: IncomingMessage | undefined
    let text = ''
    const failed = () =>
      done({ status: 0, body: text, fate: answer === undefined ? 'unanswered' : 'brokenOff' })
    request(url + path, { agent, method, headers }, (incoming) => {
      answer = incoming
      incoming.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      incoming.on('error', failed)
      incoming.on('end', () => done({ status: incoming.statusCode!, body: text, fate: 'whole' }))
    })
      .on('error', failed)
      .end(body)
  })
}
