import sharp from 'sharp'
import { signIn } from '../tools/demo-accounts.ts'
import { openTown, startServer } from './servers.ts'
import { at } from './statistics.ts'

const SHOPS = 10_000
/** Number of uploads at once, and how often this is repeated. */
const UPLOADS = 8
const ROUNDS = 5
/** Milliseconds between two other requests; the next does not wait for the response to the last. */
const PACE = 20
const MAX_P99 = 300

/** Measures how long a list of shops takes while eight photos of 12 megapixels are uploaded at once. */
export default async function benchUploads(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const photos = await Promise.all(Array.from({ length: UPLOADS }, (_, at) => photoOf(at)))
  const database = await openTown(SHOPS, say)
  try {
    const server = await startServer('bench/uploads-server.ts', database.url)
    try {
      return await measure(server.url, photos, say)
    } finally {
      await server.stop()
    }
  } finally {
    await database.close()
  }
}

async function measure(url: string, photos: Blob[], say: (line: string) => void): Promise<boolean> {
  const token = await signIn(url, 'admin')
  await Promise.all(photos.slice(0, 2).map((photo) => upload(url, photo)))
  const alone = openMeter(url, token)
  await new Promise((done) => setTimeout(done, 3000))
  const quiet = await alone.close()
  const meter = openMeter(url, token)
  const uploads: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    uploads.push(...(await Promise.all(photos.map((photo) => upload(url, photo)))))
  }
  const busy = await meter.close()
  const size = (photos[0]!.size / 1024 / 1024).toFixed(1)
  say(`${UPLOADS} photos of 12 megapixels (${size} MB) at once, ${ROUNDS} times:`)
  say(`  upload        p50 ${at(uploads, 0.5)} ms, slowest ${at(uploads, 1)} ms`)
  say(`  other calls   p50 ${at(busy, 0.5)} ms, p99 ${at(busy, 0.99)} ms (at most ${MAX_P99})`)
  say(`  without them  p50 ${at(quiet, 0.5)} ms, p99 ${at(quiet, 0.99)} ms`)
  return at(busy, 0.99) < MAX_P99
}

async function photoOf(number: number): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({
    create: { width: 1008, height: 756, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer()
  const picture = sharp(grain)
    .resize(4032, 3024)
    .tint({ r: 60 + number * 20, g: 120, b: 200 })
  return new Blob([new Uint8Array(await picture.jpeg({ quality: 92 }).toBuffer())])
}

async function upload(url: string, photo: Blob): Promise<number> {
  const form = new FormData()
  form.set('photo', photo, 'foto.jpg')
  const began = performance.now()
  const answer = await fetch(`${url}/bench/photo`, { method: 'POST', body: form })
  if (answer.status !== 201) throw new Error(`an upload was answered with ${answer.status}`)
  return performance.now() - began
}

function openMeter(url: string, token: string) {
  const calls: Promise<number>[] = []
  const timer = setInterval(() => calls.push(call()), PACE)
  const call = async () => {
    const began = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api/commerce/?page=1&page_size=20`, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a call was answered with ${answer.status}`)
    return performance.now() - began
  }
  return {
    close() {
      clearInterval(timer)
      return Promise.all(calls)
    },
  }
}
