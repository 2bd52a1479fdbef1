import type { BrowserContextOptions, Page } from '@playwright/test'

/** A phone with a device pixel ratio of 3. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}

/** 400 kbit/s each way, 400 ms latency. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
  connectionType: 'cellular3g',
} as const

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency: Lighthouse's slow 4G. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  connectionType: 'cellular4g',
} as const

export async function throttle(page: Page, line: typeof SLOW_4G): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
}

export type Visit = {
  /** First and largest contentful paint, in ms after the navigation. */
  painted: number
  largest: number
  /** Transferred until the network is idle, including headers. */
  bytes: number
  files: [address: string, bytes: number][]
}

/** Opens a page without a cache on slow 3G, with a CPU slowed by this factor, until the network is idle. */
export async function visitOnSlowNetwork(page: Page, address: string, cpu = 1): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const files: Visit['files'] = []
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId) ?? ''
    if (!url.startsWith('data:')) files.push([url, encodedDataLength])
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(noteLargestPaint)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 })
  const paints = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: (window as unknown as { largestPaint: number }).largestPaint,
  }))
  await devtools.detach()
  return { ...paints, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files }
}

function noteLargestPaint(): void {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    ;(window as unknown as { largestPaint: number }).largestPaint = last?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
