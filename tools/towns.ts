import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { makeVarDir, removeVarDir, runProgram, startServer } from './server-process.ts'

/** Fills an empty database with accounts and nothing else. */
export const ONLY_ACCOUNTS = 'tools/seed-accounts.ts'

/** Addresses of the servers that all journeys share: each works with sessions of its own. */
const TOWNS = { full: 'TOWN_FULL', bare: 'TOWN_BARE' } as const

export type Town = keyof typeof TOWNS

export function townUrl(town: Town): string {
  return process.env[TOWNS[town]]!
}

/** Playwright's global setup: the demo town, and a town of accounts without any shop. */
export default async function openTowns(): Promise<() => Promise<void>> {
  const opening = [openTown('full'), openTown('bare', ONLY_ACCOUNTS)]
  const outcomes = await Promise.allSettled(opening)
  const opened = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => {
    await Promise.all(opened.map((closeTown) => closeTown()))
  }
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed === undefined) return close
  await close()
  throw failed.reason
}

/**
 * A folder for VAR_DIR that holds the demo town, or what the program `seed` fills it with. A town
 * that all journeys share was founded before: a copy of it as it was then takes a tenth of the time.
 */
export async function foundTown(seed?: string): Promise<string> {
  const founded = process.env[foundedAs(seed)]
  const dir = await makeVarDir()
  try {
    // As root, the files are those of the user who runs the database.
    if (founded !== undefined) await promisify(execFile)('cp', ['-a', `${founded}/.`, dir])
    else if (seed !== undefined) await runWhole(seed, dir)
    else await (await startServer({ VAR_DIR: dir })).stop()
    return dir
  } catch (error) {
    await removeVarDir(dir)
    throw error
  }
}

/** Answers how to close it. */
async function openTown(town: Town, seed?: string): Promise<() => Promise<void>> {
  const founded = await foundTown(seed)
  process.env[foundedAs(seed)] = founded
  const dir = await foundTown(seed)
  const removeBoth = () => Promise.all([founded, dir].map(removeVarDir))
  try {
    const server = await startServer({ VAR_DIR: dir })
    process.env[TOWNS[town]] = server.url
    return async () => {
      await server.stop()
      await removeBoth()
    }
  } catch (error) {
    await removeBoth()
    throw error
  }
}

const foundedAs = (seed = 'demo') => `FOUNDED_${seed}`

async function runWhole(seed: string, VAR_DIR: string): Promise<void> {
  const { code, out, errors } = await runProgram([seed], { VAR_DIR }).ended
  if (code !== 0) throw new Error(`${seed} ended with ${code}:\n${out}${errors}`)
}
