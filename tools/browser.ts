import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** What every Chromium is started with, here and on a machine without a screen or a sandbox. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Widths of letters as on telephones, not rounded to whole pixels.
  '--font-render-hinting=none',
]

/** The first is Chromium without its own windows, which only cost time here. */
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

/** No Chromium, and none to be had: the message says in one line what to do. */
export class NoBrowser extends Error {}

/**
 * The path of a Chromium: that of `CHROMIUM`, the system's, Playwright's, or else Debian's package,
 * which is installed when root asks.
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

/** Newest first. */
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

/** Some systems have a script of that name which only says how to install it. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

/** Waits while another installation, such as a machine's updates by night, holds the lock of Debian's packages. */
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
