import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, NoBrowser } from './browser.ts'
import { checkDocument, DOCUMENTS } from './specification.ts'
import {
  countsOfPlaywright,
  countsOfVitest,
  type Exit,
  failure,
  lastLine,
  PASSED,
  sum,
  type TestCounts,
} from './test-counts.ts'
import { outcomesOfPlaywright, outcomesOfVitest } from './test-outcomes.ts'

/* Runs all checks. After a failed step the others still run, and the last line is the sum. A step without tests
   counts as one. */
const root = resolve(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'escaparate-reports-'))
const VITEST = join(reports, 'vitest.json')
const PLAYWRIGHT = join(reports, 'playwright.json')
const tallies: TestCounts[] = []

try {
  // Fails here if there is no Chromium, and not after the minutes of the other tests.
  process.env.CHROMIUM = ensureChromium()
  await step('format and lint', () =>
    command(bin('biome'), ['ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
  )
  await step('types', async () => {
    const generated = await command(bin('react-router'), ['typegen'])
    return generated.failed > 0 ? generated : command(bin('tsc'), [])
  })
  await step('server, contract and drawing tests', vitest)
  const build = await step('build', () => command(process.execPath, ['tools/build.ts']))
  await step('journeys in Chromium', () =>
    build.failed > 0 ? Promise.resolve(failure('not begun without a build')) : playwright(),
  )
  await step('specification', specification)
} catch (error) {
  console.error(error instanceof NoBrowser ? error.message : error)
  tallies.push(failure('the tests could not go on'))
} finally {
  rmSync(reports, { recursive: true, force: true })
}

const total = sum(tallies)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${lastLine(total)}`)

async function step(name: string, run: () => Promise<TestCounts>): Promise<TestCounts> {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const tally = await run()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  for (const note of tally.notes) console.log(`   ${note}`)
  console.log(`── ${name}: ${lastLine(tally)} (${seconds} s)`)
  tallies.push(tally)
  return tally
}

async function command(program: string, args: string[]): Promise<TestCounts> {
  const { exit } = await watch(program, args)
  return exit === 0 ? PASSED : failure(`ended with ${exit}`)
}

async function vitest(): Promise<TestCounts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`]
  const { exit, printed } = await watch(bin('vitest'), ['run', ...reporters])
  return countsOfVitest(VITEST, root, exit, printed)
}

async function playwright(): Promise<TestCounts> {
  const { exit } = await watch(process.execPath, ['tools/e2e.ts'], { JOURNEYS_REPORT: PLAYWRIGHT })
  return countsOfPlaywright(PLAYWRIGHT, exit)
}

async function specification(): Promise<TestCounts> {
  if (!existsSync(VITEST) || !existsSync(PLAYWRIGHT)) return failure('not all tests have run')
  const outcomes = new Map([...outcomesOfVitest(VITEST, root), ...outcomesOfPlaywright(PLAYWRIGHT)])
  return sum(
    DOCUMENTS.map((document) =>
      checkDocument(document, readFileSync(join(root, document), 'utf8'), outcomes, (path) =>
        existsSync(join(root, path)),
      ),
    ),
  )
}

async function watch(program: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...colours, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    process.stdout.write(text)
  })
  const [exit]: Exit[] = await once(child, 'close')
  return { exit: exit ?? null, printed: stripVTControlCharacters(printed) }
}
