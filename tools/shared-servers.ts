import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { makeVarDir, removeVarDir, runProgram, START_BUILT, startServer } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Fills an empty database with accounts and nothing else. */
export const ONLY_ACCOUNTS = 'tools/seed-accounts.ts'
const DEMO = 'tools/seed-demo.ts'
/** Variable with the folder of a migrated, empty database. */
const MIGRATED = 'SEEDED_WITH_NOTHING'

/** Variables with the URLs of the shared servers. Each test has its own session. */
const VARIABLES = { demo: 'SERVER_DEMO', empty: 'SERVER_EMPTY' } as const

export type SharedServer = keyof typeof VARIABLES

export function serverUrl(name: SharedServer): string {
  return process.env[VARIABLES[name]]!
}

/** Playwright's global setup: starts a server with the demo data, and one with accounts and no shop. */
export default async function startSharedServers(): Promise<() => Promise<void>> {
  const migrated = await makeVarDir(temporaryFolder())
  await runWhole(['tools/run.js', 'migrate'], { VAR_DIR: migrated })
  process.env[MIGRATED] = migrated
  const opening = [startSharedServer('demo', DEMO), startSharedServer('empty', ONLY_ACCOUNTS)]
  const outcomes = await Promise.allSettled(opening)
  const opened = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => {
    await Promise.all([removeVarDir(migrated), ...opened.map((close) => close())])
  }
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed === undefined) return close
  await close()
  throw failed.reason
}

type Content = {
  seed?: string | undefined
  change?: string | undefined
  settings?: Record<string, string>
}

/** Copies the folder of the shared servers if they use the same data, which takes a tenth of the time. */
export async function createSeededVarDir({
  seed = DEMO,
  change,
  settings,
}: Content = {}): Promise<string> {
  const seeded = process.env[seedVariable(seed)]
  const programs = [seeded === undefined ? seed : undefined, change]
  const dir = await makeVarDir(temporaryFolder())
  try {
    // Run as root, it keeps the owner of the files: the user of the database.
    await promisify(execFile)('cp', ['-a', `${seeded ?? process.env[MIGRATED]}/.`, dir])
    for (const program of programs) {
      if (program !== undefined) await runWhole([program], { ...settings, VAR_DIR: dir })
    }
    return dir
  } catch (error) {
    await removeVarDir(dir)
    throw error
  }
}

async function startSharedServer(name: SharedServer, seed: string): Promise<() => Promise<void>> {
  const seeded = await createSeededVarDir({ seed })
  process.env[seedVariable(seed)] = seeded
  const dir = await createSeededVarDir({ seed })
  const removeBoth = () => Promise.all([seeded, dir].map(removeVarDir))
  try {
    const server = await startServer({ VAR_DIR: dir }, [], START_BUILT)
    process.env[VARIABLES[name]] = server.url
    return async () => {
      await server.stop()
      await removeBoth()
    }
  } catch (error) {
    await removeBoth()
    throw error
  }
}

const seedVariable = (seed: string) => `SEEDED_${seed}`

async function runWhole(program: string[], settings: Record<string, string>): Promise<void> {
  const { code, out, errors } = await runProgram(program, settings).ended
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${out}${errors}`)
}
