import { spawnSync } from 'node:child_process'
import { cp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openEmbedded } from '#server/database/embedded.ts'
import { freePort } from '#testing/free-port.ts'
import { makeVarDir, removeVarDir, runProgram, startServer } from '../tools/server-process.ts'
import { startTwoVersions } from './two-versions.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** The commit of 0.2.0. An instance of it may run beside this version during an update. */
const COMMIT = 'b077cd9cba4bd3d9f6f141ed60eab4c10cd01f4a'
const SECONDS = Number(process.env.SECONDS ?? '40')
const SECRET_KEY = 'a secret that both versions share, for a while'
/** Tests of 0.2.0 that are run: those of shops and offers, and two that call each route. */
const TESTS = [
  'src/server/http/every-call.test.ts',
  'src/server/http/thirty-at-once.test.ts',
  'src/server/commerces',
  'src/server/offers',
  'src/server/directory',
  'src/server/applications',
  'src/server/registration',
]
/** A test that cannot run: its helper fails to empty a table that references itself, which 0.2.0 did not have. */
const EXCLUDED = 'src/server/directory/search-index.test.ts'
const VITEST = 'node_modules/vitest/vitest.mjs'
const REPORT = 'report.json'

/**
 * Runs 0.2.0 beside an instance of this version on one migrated database. Each acknowledged write must be visible at
 * both, and no request may fail. Then runs tests of 0.2.0 on the tables of this version.
 */
export default async function oldVersion(say: (line: string) => void): Promise<boolean> {
  if (run(ROOT, 'git', 'cat-file', '-e', COMMIT).status !== 0) {
    say('Not tried: the history of this checkout does not reach back to 0.2.0.')
    return true
  }
  const [old, varDir] = (await Promise.all([makeVarDir(), makeVarDir()])) as [string, string]
  try {
    await install(old)
    const together = await readAndWrite(old, varDir, say)
    return (await testsPass(old, say)) && together
  } finally {
    for (const dir of [old, varDir]) await removeVarDir(dir)
  }
}

async function install(dir: string): Promise<void> {
  const archive = spawnSync('git', ['archive', COMMIT], { cwd: ROOT, maxBuffer: 1e9 })
  const unpacked = spawnSync('tar', ['-x', '-C', dir], { input: archive.stdout })
  const installed = run(dir, 'npm', 'ci', '--no-audit', '--no-fund')
  if (unpacked.status !== 0 || installed.status !== 0) throw new Error(installed.stderr)
}

async function readAndWrite(old: string, varDir: string, say: (line: string) => void) {
  const database = await openEmbedded({ dir: varDir, say: () => {} })
  try {
    const settings = { VAR_DIR: varDir, DATABASE_URL: database.url, SECRET_KEY, RATE_LIMITS: 'off' }
    const now = await startServer(settings)
    const port = String(await freePort())
    const before = runProgram(['tools/start.ts'], { ...settings, PORT: port }, { root: old })
    try {
      await before.printed('está en marcha')
      const both = { now: now.url, before: `http://127.0.0.1:${port}` }
      const { calls, failures, lost } = await startTwoVersions(both, SECONDS)
      say(`0.2.0 and this version on one database, for ${SECONDS} s:`)
      for (const [name, { reads, writes, again }] of Object.entries(calls)) {
        say(
          `  ${name.padEnd(6)} ${writes} writes and ${reads} reads, ${again} calls told to come again`,
        )
      }
      say(`  ${failures.length} calls failed, ${lost.length} acknowledged lost`)
      for (const what of [...failures, ...lost].slice(0, 20)) say(`    ${what}`)
      return failures.length === 0 && lost.length === 0
    } finally {
      before.child.kill('SIGINT')
      await before.ended
      await now.stop()
    }
  } finally {
    await database.close()
  }
}

/** Runs tests of 0.2.0 with our migrations in its folder, from which they create their databases. */
async function testsPass(old: string, say: (line: string) => void): Promise<boolean> {
  await rm(join(old, 'migrations'), { recursive: true })
  await cp(join(ROOT, 'migrations'), join(old, 'migrations'), { recursive: true })
  await rm(join(old, EXCLUDED))
  const reported = ['--reporter=json', `--outputFile=${REPORT}`]
  const { status } = run(old, process.execPath, VITEST, 'run', ...reported, ...TESTS)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    await readFile(join(old, REPORT), 'utf8'),
  )
  say(
    `Tests of 0.2.0 on the tables of this version: ${numPassedTests} passed, ${numFailedTests} failed`,
  )
  type Test = { status: string; fullName: string; failureMessages: string[] }
  const tests = (testResults as { assertionResults: Test[] }[]).flatMap(
    (one) => one.assertionResults,
  )
  for (const { fullName, failureMessages } of tests.filter(({ status }) => status === 'failed')) {
    say(`    ${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
  }
  return status === 0
}

/** Variables that 0.2.0 gets from our environment: those for downloading packages, no settings. */
const KEPT = ['PATH', 'HOME', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS']

function run(cwd: string, command: string, ...args: string[]) {
  const env = Object.fromEntries(KEPT.map((name) => [name, process.env[name]]))
  return spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e9 })
}
