import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { generateKeys } from '#server/backup/encryption.ts'
import { joinEmbedded } from '#server/database/embedded.ts'
import { makeVarDir, type Program, removeVarDir, runProgram } from '../tools/server-process.ts'

const SHOPS = 1000
const GIGABYTES = Number(process.env.GIGABYTES ?? '1')
/** Bytes of the three files of a photo. */
const PHOTO_FILES = [30_000, 90_000, 220_000]
const WIDTHS = [480, 960, 1600]
const GROWTH = 120e6

/**
 * Backs up a town with a gigabyte of photos (or GIGABYTES=3) and restores it, measuring time and memory. Then kills
 * restores, each later: the database must be exactly as before or as in the backup.
 */
export default async function backups(say: (line: string) => void): Promise<boolean> {
  const folders = await Promise.all([makeVarDir(), makeVarDir(), makeVarDir()])
  const [from, to, files] = folders as [string, string, string]
  const { secret } = await generateKeys()
  try {
    await seed(from)
    const small = join(files, 'small.tar')
    const base = [
      await measured('backup', from, ['--to', small]),
      await measured('restore', to, ['--from', small]),
    ]
    const count = await addPhotos(from)
    const large = join(files, 'large.tar.age')
    const settings = { BACKUP_KEY: secret }
    const backedUp = await measured('backup', from, ['--to', large], settings)
    const { size } = await stat(large)
    const restored = await measured('restore', to, ['--from', large, '--replace'], settings)
    for (const [name, one, alone] of [
      ['backup', backedUp, base[0]!],
      ['restore', restored, base[1]!],
    ] as const) {
      say(
        `${name} of ${SHOPS} shops, ${count} photos, ${(size / 1e9).toFixed(2)} GB: ${one.seconds.toFixed(0)} s, ` +
          `${(one.memory / 1e6).toFixed(0)} MB at most (without photos ${alone.seconds.toFixed(1)} s, ${(alone.memory / 1e6).toFixed(0)} MB)`,
      )
      if (one.memory > alone.memory + GROWTH) throw new Error(`${name} takes memory with its size`)
    }
    if ((await sumOf(from)) !== (await sumOf(to))) throw new Error('the restored is not equal')
    const kills = await killed(to, small)
    say(`A restore killed ${kills} times, each time later: every row as before, each time.`)
    return true
  } finally {
    for (const folder of folders) await removeVarDir(folder)
  }
}

async function seed(dir: string): Promise<void> {
  const seeding = runProgram(['demo/main.ts', '--shops', String(SHOPS)], {
    VAR_DIR: dir,
  })
  const { code, errors } = await seeding.ended
  if (code !== 0) throw new Error(errors)
}

function begin(name: 'backup' | 'restore', dir: string, args: string[], settings = {}): Program {
  return runProgram([`src/server/commands/${name}.ts`, ...args], { VAR_DIR: dir, ...settings })
}

async function measured(...run: Parameters<typeof begin>) {
  const began = performance.now()
  const { child, ended } = begin(...run)
  let memory = 0
  const isOver = ended.then(() => true)
  while (!(await Promise.race([isOver, wait(50, false)]))) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    memory = Math.max(memory, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
  }
  const { code, out, errors } = await ended
  if (code !== 0) throw new Error(out + errors)
  return { seconds: (performance.now() - began) / 1000, memory }
}

/** Adds photos of noise, which does not compress. No shop uses their rows, but no job deletes them here. */
export async function addPhotos(dir: string): Promise<number> {
  const folder = join(dir, 'photos')
  await mkdir(folder, { recursive: true })
  const noise = randomBytes(1_000_000)
  const hashes: string[] = []
  for (let bytes = 0; bytes < GIGABYTES * 1e9; ) {
    const hash = createHash('sha256').update(String(hashes.length)).digest('hex')
    hashes.push(hash)
    for (const [index, size] of PHOTO_FILES.entries()) {
      const start = (hashes.length * 7919) % (noise.length - size)
      await writeFile(
        join(folder, `${hash}-${WIDTHS[index]}.webp`),
        noise.subarray(start, start + size),
      )
      bytes += size
    }
  }
  await query(
    dir,
    `insert into photos (hash, width, height, placeholder, bytes, created_at)
      select hash, 1600, 1100, '', 340000, now() from unnest($1::text[]) as hash`,
    [hashes],
  )
  return hashes.length
}

async function query(dir: string, text: string, values: unknown[] = []) {
  const { url, close } = await joinEmbedded({ dir, say: () => {} })
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
    await close()
  }
}

/** Returns a checksum of the most important tables and of all files of photos. */
async function sumOf(dir: string): Promise<string> {
  const tables = [
    'users',
    'commerces',
    'offers',
    'applications',
    'photos',
    'commerce_words',
    'activity',
  ]
  const rows = await query(
    dir,
    tables
      .map(
        (name) =>
          `select '${name}' as name, count(*) || md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`,
      )
      .join(' union all ')
      .concat(' order by name'),
  )
  const hash = createHash('sha256').update(JSON.stringify(rows))
  const folder = join(dir, 'photos')
  for (const name of (await readdir(folder)).sort()) {
    hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('hex')
}

/** Kills restores until one finishes. Returns the number of kills. Throws if a kill leaves anything in between. */
async function killed(dir: string, file: string): Promise<number> {
  const rows = async () =>
    JSON.stringify(
      await query(dir, "select md5(string_agg(t::text, '' order by id)) as sum from categories t"),
    )
  const { code, out, errors } = await begin('restore', dir, ['--from', file, '--replace']).ended
  if (code !== 0) throw new Error(out + errors)
  const after = await rows()
  await query(dir, "insert into categories (name) values ('Written before the kills')")
  const before = await rows()
  for (let kills = 0; ; kills++) {
    const { child, ended } = begin('restore', dir, ['--from', file, '--replace'])
    await Promise.race([ended, wait(300 + kills * 150)])
    child.kill('SIGKILL')
    await ended
    const now = await rows()
    // This one had finished: it was killed at most while it closed the database.
    if (now === after) return kills
    if (now !== before)
      throw new Error(`after kill ${kills}: neither as before nor as in the backup`)
  }
}
