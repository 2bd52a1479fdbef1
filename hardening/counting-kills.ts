import { setTimeout as wait } from 'node:timers/promises'
import { BROWSER } from '#testing/counted-site.ts'
import { signIn } from '../tools/demo-accounts.ts'
import { makeVarDir, removeVarDir, startServer } from '../tools/server-process.ts'

const KILLS = 10
const AT_ONCE = 4
/** Milliseconds before a kill within which views may be lost: they are written every five seconds. */
const MAY_BE_LOST = 6_000

type Figures = { days: { views: number }[] }

/** Figures may lack the views of the last seconds before each kill, but must not exceed the number of requests. */
export default async function countingKills(say: (line: string) => void): Promise<boolean> {
  const varDir = await makeVarDir()
  let neighbour = 0
  let answered = 0
  let unanswered = 0
  let mayBeLost = 0
  let counted = 0
  let atFirst: number | undefined
  try {
    for (let kill = 0; kill <= KILLS; kill++) {
      const server = await startServer({ VAR_DIR: varDir, RATE_LIMITS: 'off' })
      const token = await signIn(server.url, 'lucia')
      const shop = await findShop(server.url, token)
      const viewsNow = async () => viewsOf(await read(server.url, token, shop))
      counted = await viewsNow()
      atFirst ??= counted
      if (kill === KILLS) {
        await server.stop()
        break
      }
      const times: number[] = []
      let isOver = false
      const neighbours = Array.from({ length: AT_ONCE }, async () => {
        while (!isOver) {
          const isAnswered = await look(server.url, shop, neighbour++)
          if (isAnswered) times.push(performance.now())
          else if (!isOver) unanswered++
          await wait(10)
        }
      })
      await wait(7_000 + ((kill * 1_370) % 5_000))
      isOver = true
      const killed = performance.now()
      server.child.kill('SIGKILL')
      await Promise.all(neighbours)
      await server.ended
      answered += times.length
      mayBeLost += times.filter((time) => killed - time <= MAY_BE_LOST).length
    }
    const found = counted - atFirst!
    say(
      `${KILLS} times killed among ${answered} views: ${found} counted, ${answered - found} lost,`,
    )
    say(
      `  ${mayBeLost} were answered in the last ${MAY_BE_LOST / 1000} s before a kill; ${unanswered} unanswered`,
    )
    return found <= neighbour && found >= answered - mayBeLost
  } finally {
    await removeVarDir(varDir)
  }
}

async function findShop(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const shops: { id: number; name: string }[] = await (
    await fetch(`${url}/api/commerce/`, { headers })
  ).json()
  return shops.find(({ name }) => name === 'Panadería La Espiga')!.id
}

async function read(url: string, token: string, shop: number): Promise<Figures> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/commerce/${shop}/figures/?days=7`, { headers })).json()
}

const viewsOf = ({ days }: Figures) => days.slice(-2).reduce((sum, { views }) => sum + views, 0)

function look(url: string, shop: number, neighbour: number): Promise<boolean> {
  const address = `198.18.${(neighbour >> 8) & 255}.${neighbour & 255}`
  return fetch(`${url}/comercio/x-${shop}`, {
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': address },
  }).then(
    async (answer) => answer.ok && (await answer.text()).length > 0,
    () => false,
  )
}
