import { z } from 'zod'

/** The first file of a backup. */
export const manifest = z.object({
  format: z.int(),
  /** Versions of Escaparate and PostgreSQL. */
  program: z.string(),
  postgres: z.string(),
  created_at: z.string(),
  /** Undefined in old backups. */
  installation: z.string().optional(),
  /** The last applied migration, as in `migrations/meta/_journal.json`. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  /** Sorted by foreign keys: a table refers only to tables before it. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** `last` is the last value that was given out; null if none was. */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string().nullable() }),
  ),
})

export type Manifest = z.infer<typeof manifest>

/** The last file of a backup. */
export const summary = z.object({
  rows: z.record(z.string(), z.int()),
  photos: z.int(),
  /** Names of photo files that did not exist. */
  missing: z.array(z.string()),
})

export type Summary = z.infer<typeof summary>

/** Counts photos of which any file is missing. */
export const missingPhotos = ({ missing }: Pick<Summary, 'missing'>) =>
  new Set(missing.map((file) => file.replace(/-\d+\.webp$/, ''))).size

/** Version of the format. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const SUMMARY = 'summary.json'

/** Name of a part of a table. It is in COPY text format, gzipped. */
export const partName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.tsv.gz`
export const tableOf = (name: string) => /^tables\/(\w+)\/\d{6,}\.tsv\.gz$/.exec(name)?.[1]

export const photoName = (file: string) => `photos/${file}`
export const photoOf = (name: string) => /^photos\/([0-9a-f]{64}-\d+\.webp)$/.exec(name)?.[1]

/** Summarizes a backup for the operator. */
export function summaryInWords({ rows, photos, missing, bytes }: Summary & { bytes?: number }) {
  const shops = rows.commerces ?? 0
  const sum = Object.values(rows).reduce((all, count) => all + count, 0)
  const size = bytes === undefined ? '' : `, ${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`
  const lines = [`${shops} comercios, ${sum} filas y ${photos} ficheros de fotos${size}.`]
  if (missing.length > 0) {
    lines.push(
      `Atención: ya faltaban ${missing.length} ficheros de fotos, como ${missing.slice(0, 3).join(', ')}.`,
    )
  }
  return lines
}
