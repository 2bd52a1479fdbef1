import { Agent, request } from 'node:http'

/** `flood.ts URL CONNECTIONS SECONDS` requests the URL with another word at its end, as fast as it can. */
const [url, connections, seconds] = process.argv.slice(2) as [string, string, string]
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const headers = { 'x-forwarded-for': '198.51.100.9', 'accept-encoding': 'br, gzip' }
const ends = performance.now() + Number(seconds) * 1000
const statuses: Record<string, number> = {}
let word = 0

async function sendUntilEnd(): Promise<void> {
  while (performance.now() < ends) {
    const status = await ask(`${url}${(word++).toString(36)}a`)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

function ask(address: string): Promise<string> {
  return new Promise((done) => {
    const asked = request(address, { agent, headers }, (answer) => {
      answer.resume()
      answer.on('close', () => done(String(answer.statusCode)))
    })
    asked.on('error', ({ message }) => done(message))
    asked.end()
  })
}

await Promise.all(Array.from({ length: Number(connections) }, sendUntilEnd))
agent.destroy()
console.log(JSON.stringify(statuses))
