import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/browser.ts'
import { SLOW_4G, throttle } from '../tools/slow-network.ts'
import { openTown, startServer } from './servers.ts'
import { at } from './statistics.ts'

const SHOPS = 10_000
const CLICKS = 30
/** Limit in ms of the median on a fast line. */
const MAX_MEDIAN = 100
/** Milliseconds for which a mouse is over a link before it is pressed; rarely less. */
const HOVER = 150

const SCREENS = ['/commerces', '/users', '/messages', '/applications', '/bandeja', '/papelera']

/** Measures from the click in the sidebar to the frame that shows the list. Only a mouse prefetches the list. */
export default async function benchBackOffice(): Promise<boolean> {
  const database = await openTown(SHOPS, (line) => console.log(line))
  const server = await startServer('bench/ours.ts', database.url)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    console.log(
      `From the click to the painted list, ${CLICKS} clicks (ms: median, p90, first of each screen):`,
    )
    let isMet = true
    for (const [name, { hover, isSlow }] of Object.entries(LINES)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const times = await clicks(context, server.url, hover, isSlow)
      const later = times.slice(SCREENS.length)
      console.log(
        `  ${name.padEnd(24)} ${at(later, 0.5)}, ${at(later, 0.9)}; ${at(times.slice(0, SCREENS.length), 0.5)}`,
      )
      if (!isSlow) isMet &&= at(later, 0.5) <= MAX_MEDIAN
      await context.close()
    }
    return isMet
  } finally {
    await browser.close()
    await server.stop()
    await database.close()
  }
}

const LINES = {
  'fast line, mouse': { hover: HOVER, isSlow: false },
  'fast line, finger': { hover: 0, isSlow: false },
  'slow 4G, mouse': { hover: HOVER, isSlow: true },
  'slow 4G, finger': { hover: 0, isSlow: true },
}

async function clicks(
  context: BrowserContext,
  url: string,
  hover: number,
  isSlow: boolean,
): Promise<number[]> {
  const page = await context.newPage()
  await signIn(page, url)
  if (isSlow) await throttle(page, SLOW_4G)
  const times: number[] = []
  for (let click = 0; click < CLICKS + SCREENS.length; click++) {
    times.push(await timeOf(page, SCREENS[click % SCREENS.length]!, hover))
  }
  return times
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Correo').fill('admin@escaparate.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('escaparate-demo')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
}

/** Returns the ms from the click to the paint: one frame after the new heading has replaced the previous one. */
async function timeOf(page: Page, path: string, hover: number): Promise<number> {
  const link = page.locator(`#barra-lateral a[href="${path}"]`)
  await page.evaluate(watch)
  if (hover > 0) {
    await link.hover()
    await page.waitForTimeout(hover)
  }
  await link.click({ noWaitAfter: true })
  const time = await page.evaluate(() => (window as unknown as Measured).painted)
  await page.mouse.move(700, 790)
  return time
}

type Measured = { painted: Promise<number> }

/** Runs in the page. */
function watch(): void {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  ;(window as unknown as Measured).painted = new Promise((done) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (heading() === before) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)))
      }
      look()
    }
    addEventListener('click', begin, { capture: true, once: true })
  })
}
