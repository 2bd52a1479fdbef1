import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../tools/build.ts'
import { missingPrograms, startCluster } from '../tools/cluster.ts'
import { makeVarDir, removeVarDir } from '../tools/server-process.ts'
import { type Kind, startLoad } from './mixed-load.ts'

/** Seconds until a killed program is restarted, as by systemd, or a killed machine. */
const PROGRAM = 1
const MACHINE = 15
const LONGEST = 10
const PATIENCE = 120_000

/**
 * Kills each member of the cluster in turn with SIGKILL while clients save and read. No acknowledged save may be lost,
 * and no outage may last longer than ten seconds.
 */
export default async function cluster(say: (line: string) => void): Promise<boolean> {
  const missing = missingPrograms()
  if (missing.length > 0) {
    say(`Not tried, these are missing: ${missing}`)
    return true
  }
  if (!ensureBuilt()) return false
  const dir = await makeVarDir()
  const { url, members, primary, isWhole, stop } = await startCluster(dir, 17_100)
  const whole = async () => {
    const end = performance.now() + PATIENCE
    while (!(await isWhole().catch(() => false))) {
      if (performance.now() > end) throw new Error('the cluster does not become whole again')
      await wait(500)
    }
  }
  try {
    await whole()
    const load = await startLoad(url)
    const first = await primary()
    const replica = first === 'postgres-1' ? 'postgres-2' : 'postgres-1'
    let worst = 0
    const killed = async (name: string, secondsAway: number) => {
      await whole()
      await wait(3_000)
      const at = performance.now()
      await members[name]!.kill(secondsAway)
      await wait((secondsAway + 5) * 1000)
      await whole()
      const kinds: Kind[] = ['save', 'page', 'photo']
      const without = kinds.map((kind) => load.outage(kind, at))
      worst = Math.max(worst, ...without)
      const gaps = kinds.map((kind, index) => `${kind} ${without[index]!.toFixed(1)} s`).join(', ')
      say(`  ${name.padEnd(12)} without ${gaps}`)
    }
    say('Each member killed, and how long nobody was served:')
    for (const name of ['instance-1', 'instance-2', 'haproxy', 's3', 'etcd-1']) {
      await killed(name, PROGRAM)
    }
    await killed(replica, MACHINE)
    await killed(await primary(), MACHINE)
    if ((await primary()) === first) throw new Error('the primary is the one that was killed')
    const lost = await load.stop()
    const { saves, pages, photos } = load.counts()
    say(`  ${saves} saves, ${pages} pages and ${photos} photos in ${load.seconds().toFixed(0)} s:`)
    say(`  ${lost.length} acknowledged lost, ${load.failures.length} calls had to be tried again`)
    for (const what of lost.slice(0, 10)) say(`    ${what}`)
    return lost.length === 0 && worst <= LONGEST
  } finally {
    await stop()
    await removeVarDir(dir)
  }
}
