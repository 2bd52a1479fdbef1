import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export type FakeFind = (address: string) => object | null

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Starts a tile server and geocoder. Each tile has a different colour. `answer` replaces both. */
export async function startFakeMapSource({
  find = () => null,
  answer,
}: {
  find?: FakeFind
  answer?: Answer
} = {}) {
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = []
  const state = { answer }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://127.0.0.1')
    requests.push({ path: url.pathname + url.search, headers: request.headers })
    if (state.answer) return void (await state.answer(request, response))
    const [, z, x, y] = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(url.pathname)?.map(Number) ?? []
    if (y !== undefined) {
      response.setHeader('content-type', 'image/png')
      return void response.end(await drawTile(z!, x!, y))
    }
    const found = url.pathname === '/find' ? find(url.searchParams.get('q') ?? '') : null
    response.setHeader('content-type', 'application/json')
    response.end(found ? JSON.stringify(found) : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    tilesUrl: `${origin}/{z}/{x}/{y}.png`,
    geocoderUrl: `${origin}/find`,
    requests,
    answerWith(next: Answer | undefined) {
      state.answer = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Draws a tile with blocks of houses between streets, so that a shifted or missing tile is visible. */
async function drawTile(z: number, x: number, y: number): Promise<Buffer> {
  const hue = (x * 47 + y * 83 + z * 29) % 360
  const house = `hsl(${hue} 25% 84%)`
  const blocks = [12, 140].flatMap((left) =>
    [12, 140].map(
      (top) => `<rect x="${left}" y="${top}" width="104" height="104" rx="3" fill="${house}"/>`,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="#fff"/>${blocks.join('')}
    <path d="M0 128h256M128 0v256" stroke="#e3ddd0" stroke-width="2"/></svg>`
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
