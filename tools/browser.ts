import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Command-line flags for every Chromium; they also work on a machine without a screen or a sandbox. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Widths of letters as on phones, not rounded to whole pixels.
  '--font-render-hinting=none',
]

/** Preferred first: the headless shell has no code for windows, and so starts faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Thrown if Chromium is missing and cannot be installed. The message says in one line what to do. */
export class NoBrowser extends Error {}

/**
 * Returns the path of a Chromium: from `CHROMIUM`, the system or Playwright. Otherwise root installs Debian's package.
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM
  if (named !== undefined) {
    if (starts(named)) return named
    throw new NoBrowser(`CHROMIUM names no browser that starts: ${named}`)
  }
  const found = candidates().find(starts)
  if (found !== undefined) return found
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    throw new NoBrowser(
      'The journeys need Chromium: install it («sudo apt-get install chromium»), or set CHROMIUM to its path.',
    )
  }
  console.log('No Chromium here: installing the package of Debian.')
  aptGet('update', '-q')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    aptGet('install', '-yq', '--no-install-recommends', name)
    const installed = candidates().find(starts)
    if (installed !== undefined) return installed
  }
  throw new NoBrowser(
    'Chromium could not be installed with apt-get: install it by hand, or set CHROMIUM to its path.',
  )
}

function candidates(): string[] {
  const onPath = NAMES.flatMap((name) => pathFolders().map((folder) => join(folder, name)))
  return [...onPath, ...ELSEWHERE, ...managedByPlaywright()].filter((path) => existsSync(path))
}

function managedByPlaywright(): string[] {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]
  const binary = '{chrome,headless_shell,chrome-headless-shell,Chromium}'
  return folders
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      globSync(`${folder}/chromium*/{*,*/Chromium.app/Contents/MacOS}/${binary}`),
    )
    .sort()
    .reverse()
}

/** Returns whether it starts: on some systems the command only explains how to install Chromium. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function isOnPath(name: string): boolean {
  return pathFolders().some((folder) => existsSync(join(folder, name)))
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}
