import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Member, startMember } from './cluster-member.ts'

const ROOT = resolve(import.meta.dirname, '..')
const NEEDED = ['/usr/sbin/haproxy', '/usr/bin/etcd', '/usr/bin/patroni', '/usr/lib/postgresql']
/** Seconds for a member to become ready: the first instance creates the tables and the demo data. */
const SECONDS = 300
/** Milliseconds for a response of Patroni, which may not come if the network is cut. */
const ANSWER_TIMEOUT = 2_000

export type Cluster = {
  url: string
  databaseUrl: string
  members: Record<string, Member>
  primary(): Promise<string>
  /** Whether there is a primary and a synchronous replica, and both instances are ready. */
  isWhole(): Promise<boolean>
  stop(): Promise<void>
}

/** A separate machine for an etcd and a PostgreSQL: its address, and the prefix of a command to run there. */
export type Machine = { host: string; within: string[] }

/** Returns the missing programs of the Debian packages haproxy, etcd, patroni and postgresql. */
export const missingPrograms = () => NEEDED.filter((path) => !existsSync(path))

/**
 * Starts deploy/cluster on 127.0.0.1: three etcd, two PostgreSQL under Patroni, HAProxy, an S3 store and two instances.
 * With `machines` the first etcd and PostgreSQL run on the first, the second ones on the second, the rest `here`.
 */
export async function startCluster(
  dir: string,
  port: number,
  { machines = [], here = '127.0.0.1' }: { machines?: Machine[]; here?: string } = {},
): Promise<Cluster> {
  const at = (offset: number) => `127.0.0.1:${port + offset}`
  const hostOf = (n: number) => machines[n - 1]?.host ?? here
  /** Returns the address of the nth etcd or PostgreSQL. */
  const on = (n: number, offset: number) => `${hostOf(n)}:${port + offset}`
  const password = secretOf(dir)
  const user = databaseUser()
  const members: Record<string, Member> = {}
  const start = (name: string, line: string[], env = {}, as?: typeof user, pidFile?: string) => {
    const [command, ...args] = line as [string, ...string[]]
    const options = { cwd: ROOT, env: { ...MACHINE, ...env }, ...as }
    const log = join(dir, `${name}.log`)
    members[name] = startMember({ name, command, args, log, options, ...(pidFile && { pidFile }) })
  }
  const within = (n: number, ...line: string[]) => [...(machines[n - 1]?.within ?? []), ...line]
  const folder = (name: string, owner?: typeof user) => {
    const path = join(dir, name)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (owner) chownSync(path, owner.uid, owner.gid)
    return path
  }

  const etcd = [1, 2, 3]
  for (const n of etcd) {
    const peers = etcd.map((one) => `etcd-${one}=http://${on(one, 10 + one)}`).join(',')
    const [client, peer] = [`http://${on(n, n)}`, `http://${on(n, 10 + n)}`]
    start(
      `etcd-${n}`,
      within(
        n,
        ...['etcd', '--name', `etcd-${n}`, '--data-dir', folder(`etcd-${n}`)],
        ...['--listen-client-urls', client, '--advertise-client-urls', client],
        ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
        ...['--initial-cluster', peers],
        // Short timeouts: the leader may be on the lost machine.
        ...['--heartbeat-interval', '50', '--election-timeout', '500'],
      ),
    )
  }

  for (const n of [1, 2]) {
    const data = join(folder(`postgres-${n}`, user), 'data')
    const file = join(dir, `patroni-${n}.yml`)
    const values = {
      NODE: `postgres-${n}`,
      API: on(n, 20 + n),
      POSTGRES: on(n, 30 + n),
      ETCD: etcd.map((one) => on(one, one)).join(','),
      DATA: data,
      BIN: binariesOf(),
      PASSWORD: password,
    }
    writeFileSync(file, fillTemplate('patroni.yml', values), { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
    // Only root can run a command on a machine, so the command itself drops the privileges.
    const drop = user && ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
    const isElsewhere = machines[n - 1] !== undefined
    const line = isElsewhere ? within(n, ...(drop ?? []), 'patroni', file) : ['patroni', file]
    start(`postgres-${n}`, line, {}, isElsewhere ? undefined : user, join(data, 'postmaster.pid'))
  }

  const web = at(0)
  const values = {
    WEB: web,
    HOST: '127.0.0.1',
    DATABASE: at(40),
    INSTANCE_1: at(51),
    INSTANCE_2: at(52),
    POSTGRES_1: on(1, 31),
    POSTGRES_2: on(2, 32),
    API_HOST_1: hostOf(1),
    API_PORT_1: String(port + 21),
    API_HOST_2: hostOf(2),
    API_PORT_2: String(port + 22),
  }
  writeFileSync(join(dir, 'haproxy.cfg'), fillTemplate('haproxy.cfg', values))
  start('haproxy', ['/usr/sbin/haproxy', '-db', '-f', join(dir, 'haproxy.cfg')])

  const s3 = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  const store = ['--directory', folder('s3'), '--address', '127.0.0.1', '--port', `${port + 60}`]
  start('s3', [process.execPath, s3, ...store, '--configure-bucket', 'escaparate', '--silent'])

  const stop = async () => {
    const instances = ['instance-1', 'instance-2'].filter((name) => name in members)
    await Promise.all(instances.map((name) => members[name]!.stop()))
    await Promise.all(Object.values(members).map((member) => member.stop()))
  }
  try {
    const admin = `postgresql://postgres:${password}@${at(40)}/postgres`
    await until('a primary', () => createDatabase(admin, password))
    const databaseUrl = `postgresql://escaparate:${password}@${at(40)}/escaparate`
    for (const n of [1, 2]) {
      start(`instance-${n}`, [process.execPath, 'build/programs/start.js'], {
        PORT: String(port + 50 + n),
        PUBLIC_URL: `http://${web}`,
        VAR_DIR: folder(`instance-${n}`),
        DATABASE_URL: databaseUrl,
        SECRET_KEY: password,
        RATE_LIMITS: 'off',
        PHOTOS_S3_ENDPOINT: `http://${at(60)}`,
        PHOTOS_S3_BUCKET: 'escaparate',
        PHOTOS_S3_KEY: 'S3RVER',
        PHOTOS_S3_SECRET: 'S3RVER',
      })
    }
    for (const n of [1, 2]) await until(`instance-${n}`, () => isReady(`http://${at(50 + n)}`))
    await until('HAProxy', () => isReady(`http://${web}`))
    const ask = (n: number, path: string) =>
      fetch(`http://${on(n, 20 + n)}/${path}`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) })
    const isPrimary = async (n: number) => (await ask(n, 'primary').catch(() => undefined))?.ok
    const primary = async () => {
      let name = ''
      await until('a primary', async () => {
        const n = [1, 2][(await Promise.all([1, 2].map(isPrimary))).indexOf(true)]
        name = `postgres-${n}`
        return n !== undefined
      })
      return name
    }
    const isWhole = async () => {
      const state = await (await ask(1, 'cluster')).json()
      const roles = (state.members as { role: string }[]).map(({ role }) => role).sort()
      const ready = await Promise.all([1, 2].map((n) => isReady(`http://${at(50 + n)}`)))
      return roles.join() === 'leader,sync_standby' && ready.every(Boolean)
    }
    return { url: `http://${web}`, databaseUrl, members, primary, isWhole, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Environment of these programs. It contains no settings. */
const MACHINE = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' }

function databaseUser() {
  if (process.getuid?.() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))!
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

function binariesOf(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
  return `/usr/lib/postgresql/${versions[0]}/bin`
}

/** Returns one password for all roles. It is stored, so that the next start uses the same. */
function secretOf(dir: string): string {
  const file = join(dir, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function fillTemplate(name: string, values: Record<string, string>): string {
  const text = readFileSync(join(ROOT, 'deploy/cluster', name), 'utf8').replace(/^\s*#.*\n/gm, '')
  return text.replace(/\$([A-Z_]+\d?)/g, (_all, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`${name} names ${key}, which nothing has`)
    return value
  })
}

async function createDatabase(url: string, password: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select from pg_roles where rolname = 'escaparate'")
    if (rows.length > 0) return true
    await client.query(`create role escaparate login password '${password}'`)
    await client.query('create database escaparate owner escaparate')
    return true
  } finally {
    await client.end().catch(() => {})
  }
}

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).ok

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + SECONDS * 1000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} is not there after ${SECONDS} s`)
    await wait(500)
  }
}
