import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../tools/demo-accounts.ts'
import { makeVarDir, removeVarDir, startServer } from '../tools/server-process.ts'

const KILLS = 20
const WRITERS = 4

/** After each kill and start every shop must have its last acknowledged save, or the one that was in progress. */
export default async function kills(say: (line: string) => void): Promise<boolean> {
  const varDir = await makeVarDir()
  const ledger = new Map<number, number>()
  let slowest = 0
  let saves = 0
  try {
    for (let kill = 0; kill <= KILLS; kill++) {
      const began = performance.now()
      const server = await startServer({ VAR_DIR: varDir, RATE_LIMITS: 'off' })
      if (kill > 0) slowest = Math.max(slowest, performance.now() - began)
      const token = await signIn(server.url, 'lucia')
      const shops = await shopsOf(server.url, token)
      for (const shop of shops) {
        const acknowledged = ledger.get(shop.id) ?? 0
        const found = Number(/^Guardado (\d+)$/.exec(shop.description)?.[1] ?? 0)
        if (found === acknowledged || found === acknowledged + 1) ledger.set(shop.id, found)
        else throw new Error(`shop ${shop.id} says ${found}, ${acknowledged} was acknowledged`)
      }
      if (kill === KILLS) {
        await server.stop()
        break
      }
      const writers = shops.slice(0, WRITERS).map(async ({ id }) => {
        for (;;) {
          const next = (ledger.get(id) ?? 0) + 1
          if (!(await save(server.url, token, id, next))) return
          ledger.set(id, next)
          saves++
        }
      })
      await wait(200 + ((kill * 137) % 600))
      server.child.kill('SIGKILL')
      await Promise.all(writers)
      await server.ended
    }
    say(`${KILLS} times killed among ${saves} acknowledged saves: none lost, no repair needed.`)
    say(`  the slowest start after a kill took ${(slowest / 1000).toFixed(1)} s`)
    return true
  } finally {
    await removeVarDir(varDir)
  }
}

type Shop = { id: number; description: string }

async function shopsOf(url: string, token: string): Promise<Shop[]> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/commerce/`, { headers })).json()
}

function save(url: string, token: string, id: number, number: number): Promise<boolean> {
  return fetch(`${url}/api/commerce/${id}/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ description: `Guardado ${number}` }),
  }).then(
    (response) => response.ok,
    () => false,
  )
}
