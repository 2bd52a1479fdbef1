import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/browser.ts'
import { makeVarDir, removeVarDir, startServer } from '../tools/server-process.ts'
import { PHONE, type Visit, visitOnSlowNetwork } from '../tools/slow-network.ts'

const RUNS = 3
const CPU = 4
const MAX_PAINTED = 2000
const MAX_BYTES = 180_000

/** Measures the first and the largest paint and the bytes of a phone's first visit on slow 3G, with a slower CPU. */
export default async function benchSlowNetwork(): Promise<boolean> {
  const dir = await makeVarDir()
  const server = await startServer({ VAR_DIR: dir })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
  })
  try {
    console.log(`Slow 3G, CPU ${CPU} times slower (first paint, largest paint, kB):`)
    let isGood = true
    for (const place of ['/', '/directorio', await shopPath(server.url)]) {
      // Warms the server's page cache.
      await (await fetch(server.url + place)).arrayBuffer()
      const visits: Visit[] = []
      for (let run = 0; run < RUNS; run++) {
        const page = await browser.newPage(PHONE)
        visits.push(await visitOnSlowNetwork(page, server.url + place, CPU))
        await page.close()
      }
      console.log(`  ${place.slice(0, 36).padEnd(36)} ${visits.map(format).join('   ')}`)
      isGood &&= median(visits.map(({ painted }) => painted)) <= MAX_PAINTED
      isGood &&= median(visits.map(({ bytes }) => bytes)) <= MAX_BYTES
    }
    return isGood
  } finally {
    await browser.close()
    await server.stop()
    await removeVarDir(dir)
  }
}

async function shopPath(url: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return /\/comercio\/panaderia-la-espiga-\d+/.exec(sitemap)![0]
}

function format({ painted, largest, bytes }: Visit): string {
  return `${Math.round(painted)} ${Math.round(largest)} ${(bytes / 1000).toFixed(0)}`
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
