import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../tools/build.ts'
import { missingPrograms, startCluster } from '../tools/cluster.ts'
import { makeVarDir, removeVarDir } from '../tools/server-process.ts'
import { startLoad } from './mixed-load.ts'

const RESTARTS = Number(process.env.RESTARTS ?? '20')
/** Milliseconds within which HAProxy checks an instance twice. */
const NOTICED = 3_000

/** Restarts the two instances in turn while clients save and read through HAProxy. No request may fail. */
export default async function rolling(say: (line: string) => void): Promise<boolean> {
  const missing = missingPrograms()
  if (missing.length > 0) {
    say(`Not tried, these are missing: ${missing}`)
    return true
  }
  if (!ensureBuilt()) return false
  const dir = await makeVarDir()
  const cluster = await startCluster(dir, 17_200)
  try {
    const load = await startLoad(cluster.url)
    for (let restart = 0; restart < RESTARTS; restart++) {
      await cluster.members[`instance-${1 + (restart % 2)}`]!.restart()
      // The old process has ended when `restart` resolves, so that it cannot respond here.
      while (!(await cluster.isWhole().catch(() => false))) await wait(200)
      await wait(NOTICED)
    }
    const lost = await load.stop()
    const { saves, pages, photos } = load.counts()
    say(`${RESTARTS} rolling restarts in ${load.seconds().toFixed(0)} s:`)
    say(`  ${saves} saves, ${pages} pages and ${photos} photos served, ${lost.length} lost`)
    say(`  ${load.failures.length} calls failed`)
    for (const { what } of load.failures.slice(0, 10)) say(`    ${what}`)
    return load.failures.length === 0 && lost.length === 0
  } finally {
    await cluster.stop()
    await removeVarDir(dir)
  }
}
