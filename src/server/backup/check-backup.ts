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
  let manifestBytes: Buffer | undefined
  let summaryBytes: Buffer | undefined
  let isOrderly = true
  for await (const { name, bytes } of readArchive(source, key)) {
    if (summaryBytes !== undefined) isOrderly = false
    if (manifestBytes === undefined && name === MANIFEST) manifestBytes = bytes
    else if (name === SUMMARY) summaryBytes = bytes
    else if (tableOf(name) === undefined && photoOf(name) === undefined) isOrderly = false
  }
  if (manifestBytes === undefined)
    throw new DamagedBackup('Ese fichero no es una copia de Escaparate.')
  // Read first, because a newer format may have other fields.
  const versions = manifest.pick({ format: true, program: true })
  const { format, program } = parseJson(versions, manifestBytes)
  if (format > FORMAT) throw tooNew(program)
  if (!isOrderly || summaryBytes === undefined) throw damaged()
  const read = parseJson(manifest, manifestBytes)
  if (!readMigrations().some(({ when }) => when === read.migration.when)) throw tooNew(program)
  return { manifest: read, summary: parseJson(summary, summaryBytes) }
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
