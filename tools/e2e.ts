import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ensureChromium, NoBrowser } from './browser.ts'
import { ensureBuilt } from './build.ts'

// Runs only the journeys. Takes the arguments of `playwright test`: `npm run e2e -- smoke --headed`.
const root = resolve(import.meta.dirname, '..')

try {
  process.env.CHROMIUM = ensureChromium()
  process.exitCode = ensureBuilt() ? runJourneys() : 1
} catch (error) {
  if (!(error instanceof NoBrowser)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function runJourneys(): number {
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', ...process.argv.slice(2)]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
}
