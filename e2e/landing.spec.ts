import { expect, test, visit } from './journey.ts'

test('the landing stands without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('© 2024 Escaparate')).toBeVisible()
  await page.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.close()
})

for (const width of [390, 1280]) {
  test(`nothing on the landing moves while it loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(noteShifts)
    await page.goto('/', { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.getByText('© 2024 Escaparate').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([])
  })
}

test('the landing weighs at most 140 kB of JavaScript and 25 kB of styles', async ({ page }) => {
  const files: { type: string; url: string }[] = []
  page.on('request', (request) => files.push({ type: request.resourceType(), url: request.url() }))
  await visit(page, '/')
  const weightOf = async (type: string) => {
    const urls = files.filter((file) => file.type === type).map(({ url }) => url)
    const weights = await Promise.all([...new Set(urls)].map(gzippedBytes))
    return weights.reduce((sum, weight) => sum + weight, 0)
  }
  const scripts = await weightOf('script')
  const styles = await weightOf('stylesheet')
  console.log(`landing: ${scripts} bytes of JavaScript, ${styles} of styles, gzipped`)
  expect(scripts).toBeGreaterThan(10_000)
  expect(scripts).toBeLessThanOrEqual(140_000)
  expect(styles).toBeGreaterThan(1000)
  expect(styles).toBeLessThanOrEqual(25_000)
})

/** As the server sends it to whoever takes gzip; a build without compressed files weighs its all. */
async function gzippedBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  return Number(answer.headers.get('content-length'))
}

type Shifts = { shifts: number[] }

/** Runs in the page, before anything else. */
function noteShifts(): void {
  const shifts: number[] = []
  ;(window as unknown as Shifts).shifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}
