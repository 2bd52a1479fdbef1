import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'

/** Sends from memory the responses of another server: no server in Node can send a cached page with less CPU time. */
type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

const source = process.env.DATABASE_URL!
const cache = new Map<string, Answer>()

const server = createServer(async (asked, reply) => {
  const url = asked.url!
  const answer = cache.get(url) ?? (await fetchCompressed(url))
  cache.set(url, answer)
  reply.writeHead(answer.status, answer.headers)
  reply.end(answer.body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})

async function fetchCompressed(url: string): Promise<Answer> {
  // The server compresses a page best only after it was requested repeatedly.
  await fetchOnce(url)
  await fetchOnce(url)
  await new Promise((done) => setTimeout(done, 500))
  return fetchOnce(url)
}

async function fetchOnce(url: string): Promise<Answer> {
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
