import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'

/**
 * `node:http` and nothing else: sends what another server (DATABASE_URL) sent for an address, head and body, from
 * memory. The least that sending a cached page can cost.
 */
type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

const source = process.env.DATABASE_URL!
const known = new Map<string, Answer>()

const server = createServer(async (asked, reply) => {
  const url = asked.url!
  const answer = known.get(url) ?? (await fetched(url))
  known.set(url, answer)
  reply.writeHead(answer.status, answer.headers)
  reply.end(answer.body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})

async function fetched(url: string): Promise<Answer> {
  // Repeats until the page comes with its best compression.
  await asked(url)
  await asked(url)
  await new Promise((done) => setTimeout(done, 500))
  return asked(url)
}

async function asked(url: string): Promise<Answer> {
  const sent = request(source + url, { headers: { 'accept-encoding': 'br, gzip' } }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || /^(date|connection|keep-alive)$/.test(name) ? [] : [[name, value]],
    ),
  )
  return { status: answer.statusCode!, headers, body }
}
