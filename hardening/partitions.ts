import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ensureBuilt } from '../tools/build.ts'
import { type Machine, missingPrograms, startCluster } from '../tools/cluster.ts'
import { makeVarDir, removeVarDir } from '../tools/server-process.ts'
import { type Kind, startLoad } from './mixed-load.ts'

const INSIDE = 'ESCAPARATE_PARTITIONS'
const NET = '10.231.77'
const HERE = `${NET}.254`
const PORT = 17_300
/** Seconds for which a machine is cut off. */
const CUT = 30
const LONGEST = 10
const PATIENCE = 180_000
/** Milliseconds in which an acknowledgement may still arrive after the cable was pulled. */
const UNDER_WAY = 200

/**
 * Runs the cluster with each PostgreSQL and an etcd on its own machine (a network namespace). Disconnects the primary's
 * machine, whose etcd is the leader, for half a minute while clients save and read, and while a client on that machine
 * goes on writing; then the replica's. No acknowledged write may be lost, and no outage on the other side may last longer
 * than ten seconds.
 */
export default async function partitions(say: (line: string) => void): Promise<boolean> {
  const missing = missingPrograms()
  const mayCut = process.getuid?.() === 0 && spawnSync('unshare', ['-n', 'true']).status === 0
  if (missing.length > 0 || !mayCut) {
    say(`Not tried: ${mayCut ? `these are missing: ${missing}` : 'only root makes networks'}`)
    return true
  }
  if (process.env[INSIDE] === undefined) {
    // Runs everything in a network namespace that ends with this process.
    const args = ['--net', '--mount', process.execPath, join(import.meta.dirname, 'main.ts')]
    const env = { ...process.env, [INSIDE]: 'yes' }
    const inside = spawn('unshare', [...args, 'partitions'], { stdio: 'inherit', env })
    const [code] = await once(inside, 'exit')
    return code === 0
  }
  if (!ensureBuilt()) return false
  const dir = await makeVarDir()
  const machines = [1, 2].map(makeMachine)
  let stop = async () => {}
  try {
    const cluster = await startCluster(dir, PORT, { machines, here: HERE })
    stop = cluster.stop
    return await cutEach(cluster, say)
  } finally {
    await stop()
    for (const n of [1, 2]) spawnSync('ip', ['netns', 'delete', nameOf(n)])
    await removeVarDir(dir)
  }
}

type RunningCluster = Awaited<ReturnType<typeof startCluster>>

async function cutEach(cluster: RunningCluster, say: (line: string) => void): Promise<boolean> {
  const { url, databaseUrl, primary, isWhole } = cluster
  const whole = async () => {
    const end = performance.now() + PATIENCE
    while (!(await isWhole().catch(() => false))) {
      if (performance.now() > end) throw new Error('the cluster does not become whole again')
      await wait(500)
    }
  }
  const numberOf = (name: string) => (name === 'postgres-1' ? 1 : 2)
  await whole()
  await run(databaseUrl, 'create table cut_off (number int primary key)')
  const load = await startLoad(url)
  let worst = 0
  const cutOff = async (n: number, what: string) => {
    await whole()
    await wait(3_000)
    const at = performance.now()
    const pulled = Date.now()
    pull(n, 'down')
    await wait(CUT * 1000)
    const kinds: Kind[] = ['save', 'page', 'photo']
    const without = kinds.map((kind) => load.outage(kind, at))
    worst = Math.max(worst, ...without)
    const gaps = kinds.map((kind, index) => `${kind} ${without[index]!.toFixed(1)} s`).join(', ')
    say(`  ${what} cut off for ${CUT} s: without ${gaps}`)
    pull(n, 'up')
    await whole()
    return pulled
  }
  say('A machine cut off from all others, and how long nobody was served:')
  const first = numberOf(await primary())
  await lead(first)
  const direct = databaseUrl.replace(/@.*\//, `@${NET}.${first}:${PORT + 30 + first}/`)
  const writer = writeThere(first, direct)
  await writer.begun()
  const pulled = await cutOff(first, 'the primary')
  if (numberOf(await primary()) === first)
    throw new Error('the primary is the one that was cut off')
  const acknowledged = await writer.stop()
  await cutOff(first, 'the replica')

  const rows = await run(databaseUrl, 'select number from cut_off')
  const there = new Set(rows.map(({ number }) => number))
  const lostThere = acknowledged.filter(({ number }) => !there.has(number))
  const late = acknowledged.filter(({ at }) => at > pulled + UNDER_WAY)
  const lost = await load.stop()
  const { saves, pages, photos } = load.counts()
  say(`  ${saves} saves, ${pages} pages and ${photos} photos in ${load.seconds().toFixed(0)} s:`)
  say(
    `  ${lost.length + lostThere.length} acknowledged lost, ${load.failures.length} calls had to be tried again;`,
  )
  say(
    `  ${acknowledged.length} acknowledged on the primary's own machine, ${late.length} of them while it was cut off`,
  )
  for (const what of lost.slice(0, 10)) say(`    ${what}`)
  return lost.length + lostThere.length + late.length === 0 && worst <= LONGEST
}

/** Makes the etcd of machine `n` the leader: the worst one to lose, because the others must elect a new one first. */
async function lead(n: number): Promise<void> {
  const ask = async (etcd: number, what: string, body = {}) => {
    const host = etcd === 3 ? HERE : `${NET}.${etcd}`
    const url = `http://${host}:${PORT + etcd}/v3/maintenance/${what}`
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`etcd-${etcd}: ${answer.status} to ${what}`)
    return (await answer.json()) as { leader: string; header: { member_id: string } }
  }
  const [mine, other] = [await ask(n, 'status'), await ask(3 - n, 'status')]
  const targetID = mine.header.member_id
  if (mine.leader === targetID) return
  // Only the leader can transfer the leadership.
  const leader = mine.leader === other.header.member_id ? 3 - n : 3
  await ask(leader, 'transfer-leadership', { targetID })
  if ((await ask(n, 'status')).leader !== targetID) throw new Error(`etcd-${n} does not lead`)
}

type Acknowledged = { number: number; at: number }

const nameOf = (n: number) => `escaparate-${n}`

/** Creates a network namespace with a cable to the bridge. The first call creates the bridge. */
function makeMachine(n: number): Machine {
  if (n === 1) {
    ip('link', 'set', 'lo', 'up')
    ip('link', 'add', 'bridge', 'type', 'bridge')
    ip('address', 'add', `${HERE}/24`, 'dev', 'bridge')
    ip('link', 'set', 'bridge', 'up')
  }
  const within = ['ip', 'netns', 'exec', nameOf(n)]
  spawnSync('ip', ['netns', 'delete', nameOf(n)])
  ip('netns', 'add', nameOf(n))
  ip('link', 'add', `cable-${n}`, 'type', 'veth', 'peer', 'name', 'eth', 'netns', nameOf(n))
  ip('link', 'set', `cable-${n}`, 'master', 'bridge', 'up')
  ip('-n', nameOf(n), 'link', 'set', 'lo', 'up')
  ip('-n', nameOf(n), 'address', 'add', `${NET}.${n}/24`, 'dev', 'eth')
  ip('-n', nameOf(n), 'link', 'set', 'eth', 'up')
  return { host: `${NET}.${n}`, within }
}

const pull = (n: number, state: 'up' | 'down') => ip('link', 'set', `cable-${n}`, state)

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`)
}

/** Starts a client on a machine that writes to its PostgreSQL without end. At its end it has the acknowledged numbers. */
function writeThere(n: number, url: string) {
  const script = join(import.meta.dirname, 'cut-off-writer.ts')
  const args = ['netns', 'exec', nameOf(n), process.execPath, script, url]
  const child = spawn('ip', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const lines = () => out.split('\n').slice(0, -1)
  return {
    async begun(): Promise<void> {
      while (lines().length < 3) await wait(100)
    },
    async stop(): Promise<Acknowledged[]> {
      child.kill('SIGKILL')
      await once(child, 'close')
      return lines().map((line) => JSON.parse(line))
    },
  }
}

async function run(url: string, text: string): Promise<{ number: number }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
