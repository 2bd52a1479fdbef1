import { z } from 'zod'

/** What stands first in a backup. */
export const manifest = z.object({
  /** Of the backup, not of the program: 1. */
  format: z.int(),
  program: z.string(),
  postgres: z.string(),
  created_at: z.string(),
  /** Who made it; undefined before there were identifiers. */
  installation: z.string().optional(),
  /** The last one applied: which tables there are. `when` as in `migrations/meta/_journal.json`. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  /** In the order of their foreign keys: each refers only to those before it. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** `last` is the last value that was given, null when none was. */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string().nullable() }),
  ),
})

export type Manifest = z.infer<typeof manifest>

/** What stands last, when all was written. */
export const summary = z.object({
  rows: z.record(z.string(), z.int()),
  photos: z.int(),
  /** Files that a row names and that were not there, as they were not before. */
  missing: z.array(z.string()),
})

export type Summary = z.infer<typeof summary>

/** Photos of which at least one file is missing. */
export const missingPhotos = ({ missing }: Pick<Summary, 'missing'>) =>
  new Set(missing.map((file) => file.replace(/-\d+\.webp$/, ''))).size

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const SUMMARY = 'summary.json'

/** Parts of a table in the text format of COPY, gzipped; `zcat` joins them. */
export const partName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.tsv.gz`
export const tableOf = (name: string) => /^tables\/(\w+)\/\d{6,}\.tsv\.gz$/.exec(name)?.[1]

export const photoName = (file: string) => `photos/${file}`
export const photoOf = (name: string) => /^photos\/([0-9a-f]{64}-\d+\.webp)$/.exec(name)?.[1]
