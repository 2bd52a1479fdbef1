import type { z } from 'zod'
import { readMigrations } from '../database/migrations.ts'
import { readArchive } from './archive.ts'
import { DamagedBackup, damaged } from './damaged-backup.ts'
import type { Bytes } from './encryption.ts'
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  manifest,
  photoOf,
  SUMMARY,
  type Summary,
  summary,
  tableOf,
} from './manifest.ts'

export type BackupContents = { manifest: Manifest; summary: Summary }

/** Reads a whole backup. Throws DamagedBackup unless it is intact and this program can restore it. */
export async function checkBackup(source: Bytes, key: string | undefined): Promise<BackupContents> {
  let first: Buffer | undefined
  let last: Buffer | undefined
  let isOrderly = true
  for await (const { name, bytes } of readArchive(source, key)) {
    if (last !== undefined) isOrderly = false
    if (first === undefined && name === MANIFEST) first = bytes
    else if (name === SUMMARY) last = bytes
    else if (tableOf(name) === undefined && photoOf(name) === undefined) isOrderly = false
  }
  if (first === undefined) throw new DamagedBackup('Ese fichero no es una copia de Escaparate.')
  const versions = manifest.pick({ format: true, program: true })
  const { format, program } = parseJson(versions, first)
  if (format > FORMAT) throw tooNew(program)
  if (!isOrderly || last === undefined) throw damaged()
  const read = parseJson(manifest, first)
  if (!readMigrations().some(({ when }) => when === read.migration.when)) throw tooNew(program)
  return { manifest: read, summary: parseJson(summary, last) }
}

function parseJson<T>(shape: z.ZodType<T>, bytes: Buffer): T {
  try {
    return shape.parse(JSON.parse(bytes.toString()))
  } catch {
    throw damaged()
  }
}

const tooNew = (program: string) =>
  new DamagedBackup(
    `La copia es de Escaparate ${program}, más nuevo que este: recupérala con esa versión.`,
  )
