import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { generateKeys } from '#server/backup/encryption.ts'
import { openEmbedded } from '#server/database/embedded.ts'
import { addPhotos } from '../hardening/backups.ts'
import { signIn } from '../tools/demo-accounts.ts'
import { makeVarDir, removeVarDir } from '../tools/server-process.ts'
import { seedTown, startServer } from './servers.ts'
import { at } from './statistics.ts'

const SHOPS = 1000
const PACE = { read: 20, save: 100 }
const SECONDS = 10
const MINUTES = 10
/** Limit of the p99 of reads during a backup, in ms. */
const MAX_P99 = 300

type Kind = keyof typeof PACE

export default async function benchBackup(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const [varDir, folder] = (await Promise.all([makeVarDir(), makeVarDir()])) as [string, string]
  try {
    await seedTown(SHOPS, varDir)
    const photos = await addPhotos(varDir)
    const database = await openEmbedded({ dir: varDir, say: () => {} })
    try {
      say(`${SHOPS} shops and ${photos} photos; p50 and p99 in ms:`)
      const keys = await generateKeys()
      let isGood = true
      const cases: [name: string, env: Record<string, string>][] = [
        ['without a backup', {}],
        ['while one is made', { BACKUP_DAILY_TO: `${join(folder, 'plain')}/` }],
        ['encrypted', { BACKUP_DAILY_TO: `${join(folder, 'age')}/`, BACKUP_KEY: keys.public }],
      ]
      for (const [name, env] of cases) {
        await forgetBackups(database.url)
        const taken = await measure(database.url, { VAR_DIR: varDir, ...env })
        const { seconds, read, save } = taken
        const format = (times: number[]) => `${at(times, 0.5)}, ${at(times, 0.99)}`
        say(
          `  ${name.padEnd(17)} reads ${format(read)}; saves ${format(save)} (${seconds.toFixed(0)} s)`,
        )
        isGood &&= at(read, 0.99) <= MAX_P99
      }
      return isGood
    } finally {
      await database.close()
    }
  } finally {
    for (const dir of [varDir, folder]) await removeVarDir(dir)
  }
}

/** Deletes the records of backups, so that the server makes the backup of the day when it starts. */
async function forgetBackups(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('delete from backups').finally(() => client.end())
}

/** Measures until the backup exists, or for `SECONDS` if none is made. */
async function measure(databaseUrl: string, env: Record<string, string>) {
  const to = env.BACKUP_DAILY_TO
  if (to !== undefined) await mkdir(to, { recursive: true })
  const server = await startServer('bench/ours.ts', databaseUrl, undefined, env)
  try {
    const token = await signIn(server.url, 'admin')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const shops = await (await fetch(`${server.url}/api/commerce/`, { headers })).json()
    const began = performance.now()
    const meters = (Object.keys(PACE) as Kind[]).map((kind) => {
      let count = 0
      return meterOf(PACE[kind], () =>
        kind === 'read'
          ? fetch(`${server.url}/api/commerce/?page=${1 + (count++ % 20)}&page_size=20`, {
              headers,
            })
          : fetch(`${server.url}/api/commerce/${shops[count++ % shops.length].id}/`, {
              method: 'PATCH',
              headers,
              body: JSON.stringify({ description: `Guardado ${count}.` }),
            }),
      )
    })
    const isOver = async () =>
      to === undefined
        ? performance.now() - began > SECONDS * 1000
        : (await readdir(to)).some((name) => name.startsWith('escaparate-'))
    while (!(await isOver())) {
      if (performance.now() - began > MINUTES * 60_000) throw new Error('no backup was made')
      await wait(100)
    }
    const seconds = (performance.now() - began) / 1000
    const [read = [], save = []] = await Promise.all(meters.map((meter) => meter.close()))
    return { seconds, read, save }
  } finally {
    await server.stop()
  }
}

/** Sends requests at a steady rate. `close` stops and resolves with the ms of each, except those that got a 503. */
function meterOf(pace: number, send: () => Promise<Response>) {
  const calls: Promise<number | undefined>[] = []
  const call = async () => {
    const began = performance.now()
    const answer = await send()
    await answer.arrayBuffer()
    if (answer.status === 503) return undefined
    if (!answer.ok) throw new Error(`a call was answered with ${answer.status}`)
    return performance.now() - began
  }
  const timer = setInterval(() => calls.push(call()), pace)
  return {
    async close(): Promise<number[]> {
      clearInterval(timer)
      return (await Promise.all(calls)).filter((ms) => ms !== undefined)
    },
  }
}
