import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tools/browser.ts'

const report = process.env.JOURNEYS_REPORT

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './tools/shared-servers.ts',
  // A test waits for two fifths of its time, so three workers keep two cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a browser may fail once. The last lines name repeated tests (tools/test-counts.ts).
  retries: 1,
  // On a busy machine axe needs half a minute for all states of a long list.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '', args: CHROMIUM_FLAGS },
  },
})
