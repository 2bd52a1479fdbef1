import {
  makeVarDir,
  removeVarDir,
  runProgram,
  startServer,
  type TestServer,
} from './server-process.ts'

/** Addresses of the servers that all journeys share: each works with sessions of its own. */
export const TOWNS = { full: 'TOWN_FULL', bare: 'TOWN_BARE' } as const

export type Town = keyof typeof TOWNS

export function townUrl(town: Town): string {
  return process.env[TOWNS[town]]!
}

/** Playwright's global setup: the demo town, and a town of accounts without any shop. */
export default async function openTowns(): Promise<() => Promise<void>> {
  const opening = [openTown(), openTown('tools/seed-accounts.ts')]
  const outcomes = await Promise.allSettled(opening)
  const opened = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => {
    await Promise.all(opened.map((town) => town.close()))
  }
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed !== undefined) {
    await close()
    throw failed.reason
  }
  const [full, bare] = opened
  process.env[TOWNS.full] = full!.url
  process.env[TOWNS.bare] = bare!.url
  return close
}

async function openTown(seed?: string) {
  const dir = await makeVarDir()
  const settings = { VAR_DIR: dir }
  let server: TestServer
  try {
    if (seed !== undefined) await seedWith(seed, settings)
    server = await startServer(settings)
  } catch (error) {
    await removeVarDir(dir)
    throw error
  }
  return {
    url: server.url,
    async close() {
      await server.stop()
      await removeVarDir(dir)
    },
  }
}

async function seedWith(seed: string, settings: { VAR_DIR: string }): Promise<void> {
  const { code, out, errors } = await runProgram([seed], settings).ended
  if (code !== 0) throw new Error(`${seed} ended with ${code}:\n${out}${errors}`)
}
