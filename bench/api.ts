import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { signIn } from '../tools/demo-accounts.ts'
import { type Load, type LoadResult, loadFrom } from './load-from.ts'
import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const ROUNDS = 3
const SECONDS = 4
const REQUESTS = 4000

type Requests = Pick<Load, 'connections' | 'requests'>
type Cell = {
  name: string
  leastRatio: number
  make: (token: string, categories: number[]) => Requests
}

const BODY = 'Lo de siempre, hecho como siempre y por los de siempre. '.repeat(5).trim()

/** Returns a generator of the same numbers at each run (linear congruential, Numerical Recipes). */
function randomNumbers() {
  let state = 7
  return (max: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return 1 + Math.floor((state / 4_294_967_296) * max)
  }
}

function reads(path: (random: (max: number) => number) => string, connections = 32) {
  return (token: string): Requests => {
    const random = randomNumbers()
    const headers = { authorization: `Bearer ${token}` }
    const requests = Array.from({ length: connections === 1 ? 1 : REQUESTS }, () => ({
      method: 'GET',
      path: path(random),
      headers,
    }))
    return { connections, requests }
  }
}

function saves(token: string, categories: number[]): Requests {
  const random = randomNumbers()
  const half = Math.floor(categories.length / 2)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=bench',
  }
  const requests = Array.from({ length: REQUESTS }, () => {
    const id = 9500 + random(500)
    const fields = [
      ['name', `Ferretería Actualizada ${id}`],
      ['description', BODY],
      ['direction', 'Calle Mayor, 1'],
      ['n_tlf', '912345678'],
      ['contact_mail', 'nuevo@ejemplo.es'],
      ['category', String(categories[random(half) - 1])],
      ['category', String(categories[half + random(half) - 1])],
    ]
    const parts = fields.map(
      ([name, value]) =>
        `--bench\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const path = `/api/commerce/${id}/`
    return { method: 'PUT', path, headers, body: `${parts.join('')}--bench--\r\n` }
  })
  return { connections: 8, requests }
}

const CELLS: Cell[] = [
  {
    name: 'page of 20',
    leastRatio: 0.8,
    make: reads((random) => `/api/commerce/?page=${random(25)}&page_size=20`),
  },
  { name: 'one shop', leastRatio: 0.6, make: reads((random) => `/api/commerce/${random(SHOPS)}/`) },
  {
    name: 'offers of a shop',
    leastRatio: 0.7,
    make: reads((random) => `/api/offer/?commerce=${random(SHOPS)}`),
  },
  {
    name: 'search',
    leastRatio: 0.8,
    make: reads((random) => {
      const search = random(2) === 1 ? 'panader%C3%ADa' : 'panaderia'
      return `/api/directory/commerces/?search=${search}&category=${random(24)}&page=1&page_size=20`
    }),
  },
  { name: 'whole list', leastRatio: 0.8, make: reads(() => '/api/commerce/', 1) },
  // Saves are compared with Django's, which this benchmark does not run.
  { name: 'save', leastRatio: 0, make: saves },
]

/** Rate limits are off: the benchmark saves more in a second than a person may in an hour. */
const UNLIMITED = { NODE_ENV: 'development', RATE_LIMITS: 'off' }

type Measured = { name: string; leastRatio: number; ours: LoadResult; reference: LoadResult }

/** Compares calls of an administrator with `reference-server.ts`, in turn, each on one core. The median counts. */
export default async function benchApi(): Promise<boolean> {
  const database = await openTown(SHOPS, (line) => console.log(line))
  const ours = await startServer('bench/ours.ts', database.url, 0, UNLIMITED)
  const reference = await startServer('bench/reference-server.ts', database.url, 0)
  try {
    const listed = await fetch(`${ours.url}/api/category/`)
    const categories = (await listed.json()).map(({ id }: { id: number }) => id)
    const measured: Measured[] = []
    for (const { name, leastRatio, make } of CELLS) {
      // Signs in for each cell, because tokens last five minutes.
      const load = make(await signIn(ours.url, 'admin'), categories)
      const run = (url: string, seconds: number) => loadFrom(1, { url, seconds, ...load })
      for (const { url } of [ours, reference]) await run(url, 2)
      const rounds: { ours: LoadResult; reference: LoadResult }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push({
          ours: await run(ours.url, SECONDS),
          reference: await run(reference.url, SECONDS),
        })
      }
      const inOrder = rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))
      measured.push({ name, leastRatio, ...inOrder[Math.floor(ROUNDS / 2)]! })
      report(measured.at(-1)!)
    }
    await writeFile(resolve(import.meta.dirname, 'api.svg'), drawing(measured))
    return measured.every((cell) => ratioOf(cell) >= cell.leastRatio)
  } finally {
    await ours.stop()
    await reference.stop()
    await database.close()
  }
}

function ratioOf({ ours, reference }: Pick<Measured, 'ours' | 'reference'>): number {
  return ours.perSecond / reference.perSecond
}

function report(cell: Measured): void {
  const format = ({ perSecond, p50, p99 }: LoadResult) =>
    `${figure(perSecond).padStart(6)}/s (p50 ${p50} ms, p99 ${p99} ms)`
  console.log(
    `${cell.name.padEnd(18)} ours ${format(cell.ours)}  reference ${format(cell.reference)}` +
      `  ratio ${ratioOf(cell).toFixed(2)} (at least ${cell.leastRatio})`,
  )
}

const figure = (perSecond: number) =>
  perSecond < 100 ? perSecond.toFixed(1) : String(Math.round(perSecond))

const ROW = 44
const [LEFT, WIDTH] = [150, 460]

function drawing(cells: Measured[]): string {
  const rows = cells.map(({ name, ours, reference }, at) => {
    const y = 16 + at * ROW
    const max = Math.max(ours.perSecond, reference.perSecond)
    const bar = ({ perSecond }: LoadResult, top: number, color: string) => {
      const width = Math.max(2, Math.round((perSecond / max) * (WIDTH - 90)))
      return `<rect x="${LEFT}" y="${top}" width="${width}" height="14" rx="3" fill="${color}"/>
<text x="${LEFT + width + 6}" y="${top + 11}">${figure(perSecond)}/s</text>`
    }
    return `<text x="${LEFT - 10}" y="${y + 20}" text-anchor="end" font-weight="600">${name}</text>
${bar(ours, y, '#2e6b4f')}
${bar(reference, y + 18, '#b9b2a3')}`
  })
  const height = 16 + cells.length * ROW + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#777">
<title>Requests in a second: ours above, the hand-written reference below</title>
${rows.join('\n')}
<text x="${LEFT}" y="${height - 8}">green: ours; grey: the hand-written reference, same tables and answers</text>
</svg>
`
}
