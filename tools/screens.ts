import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium, NoBrowser } from './browser.ts'
import { ensureBuilt } from './build.ts'
import { contactSheet, type Row } from './contact-sheet.ts'
import { type Measures, measureScreen } from './measure-screen.ts'
import {
  openPage,
  openView,
  otherStates,
  pathsFor,
  type State,
  VISITORS,
  type View,
} from './screen-variants.ts'
import startSharedServers from './shared-servers.ts'

/* Takes pictures of every screen for every role, on phone and desktop, light and dark, full, empty and failing,
   into VAR_DIR/screens. A contact sheet for each role shows the number of controls and words, and the height. */
const FORMATS = ([390, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
)
const SHEET_WIDTH = 1400
const AT_ONCE = 2
const folder = join(resolve(process.env.VAR_DIR || 'var'), 'screens')

try {
  const executablePath = ensureChromium()
  if (!ensureBuilt()) throw new NoBrowser('The web could not be built.')
  await rm(folder, { recursive: true, force: true })
  const closeServers = await startSharedServers()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    for (const visitor of VISITORS) await drawAllFor(browser, visitor)
  } finally {
    await browser.close()
    await closeServers()
  }
} catch (error) {
  if (!(error instanceof NoBrowser)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function drawAllFor(browser: Browser, { role, person }: (typeof VISITORS)[number]) {
  await mkdir(join(folder, role), { recursive: true })
  const rows = await inTurn(pathsFor(person), (path) => drawScreen(browser, role, { path, person }))
  const sheet = join(folder, `${role}.html`)
  await writeFile(sheet, contactSheet(role, rows.flat()))
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } })
  await page.goto(`file://${sheet}`)
  await page.screenshot({ path: join(folder, `${role}.png`), fullPage: true })
  await page.close()
  console.log(`${role}: ${relative(process.cwd(), sheet)}`)
}

/** Returns a row for each state in which the screen may differ; one row if it redirects. */
async function drawScreen(browser: Browser, role: string, seen: Pick<View, 'path' | 'person'>) {
  const full: View = { ...seen, state: 'full', ...FORMATS[0]! }
  const page = await openPage(browser, full)
  const first = await openView(page, full)
  await page.context().close()
  if (first.redirect !== undefined) return [{ ...full, redirect: first.redirect, pictures: [] }]
  const states: State[] = ['full', ...(await otherStates(full, first))]
  const rows: Row[] = []
  for (const state of states) {
    const drawn = []
    for (const format of FORMATS) {
      drawn.push(await draw(browser, role, { ...seen, state, ...format }))
    }
    const pictures = drawn.map(({ place }) => place)
    rows.push({ ...seen, state, pictures, measures: drawn[0]!.measures })
  }
  return rows
}

/** Returns the path of the picture relative to the folder of all screens. */
async function draw(
  browser: Browser,
  role: string,
  view: View,
): Promise<{ place: string; measures: Measures }> {
  const page = await openPage(browser, view)
  await openView(page, view)
  const screen = view.path.replaceAll(/[^a-z]+/g, '-').replace(/^-|-$/g, '') || nameOf(view.path)
  const place = `${role}/${screen}-${view.state}-${view.width}-${view.scheme}.png`
  const measures = await measureScreen(page)
  await page.screenshot({ path: join(folder, place), fullPage: true })
  await page.context().close()
  return { place, measures }
}

function nameOf(path: string): string {
  return path === '/' ? 'landing' : 'unknown'
}

async function inTurn<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const [at, item] of entries) results[at] = await work(item)
  })
  await Promise.all(workers)
  return results
}
