import { z } from 'zod'

/** The first file of a backup. */
export const manifest = z.object({
  /** Version of the backup format: 1. */
  format: z.int(),
  program: z.string(),
  postgres: z.string(),
  created_at: z.string(),
  /** Identifier of the installation. Undefined in old backups. */
  installation: z.string().optional(),
  /** The last applied migration, with its `when` of `migrations/meta/_journal.json`. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  /** Sorted by foreign keys: a table refers only to tables before it. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** `last` is the last value that was given out, or null. */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string().nullable() }),
  ),
})

export type Manifest = z.infer<typeof manifest>

/** The last file of a backup, written after all others. */
export const summary = z.object({
  rows: z.record(z.string(), z.int()),
  photos: z.int(),
  /** Photo files that a row names but that did not exist. */
  missing: z.array(z.string()),
})

export type Summary = z.infer<typeof summary>

/** Returns the number of photos that miss at least one file. */
export const missingPhotos = ({ missing }: Pick<Summary, 'missing'>) =>
  new Set(missing.map((file) => file.replace(/-\d+\.webp$/, ''))).size

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const SUMMARY = 'summary.json'

/** Name of a part of a table: COPY text format, gzipped. `zcat` joins the parts. */
export const partName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.tsv.gz`
export const tableOf = (name: string) => /^tables\/(\w+)\/\d{6,}\.tsv\.gz$/.exec(name)?.[1]

export const photoName = (file: string) => `photos/${file}`
export const photoOf = (name: string) => /^photos\/([0-9a-f]{64}-\d+\.webp)$/.exec(name)?.[1]
