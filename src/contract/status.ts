import { z } from 'zod'

export const STATUS_CHECKS = [
  'backup',
  'mail_waiting',
  'mail_dead',
  'photos',
  'photos_missing',
  'disk',
  'clock',
  'https',
  'proxy',
  'legal',
  'town',
  'names',
] as const
export type StatusCheck = (typeof STATUS_CHECKS)[number]

/** The result of a check. */
export const checked = z.object({
  check: z.enum(STATUS_CHECKS),
  /** Spanish name of the check. */
  name: z.string(),
  /** The problem as a Spanish sentence; null: there is none. */
  problem: z.string().nullable(),
  /** What the problem means, and what an administrator can do. */
  advice: z.string().nullable(),
  /** Instructions for the operator of the server; null: none. */
  operator_hint: z.string().nullable(),
})
export type Checked = z.infer<typeof checked>

const bytes = z.int()

/** The state of the installation, for administrators. */
export const status = z.object({
  version: z.string(),
  checks: z.array(checked),
  backup: z.object({
    /** Null: there is no backup yet. */
    last_at: z.iso.datetime().nullable(),
    last_bytes: bytes.nullable(),
    /** Whether backups are made automatically every day. */
    is_daily: z.boolean(),
  }),
  /** Number of subscribers to the weekly mail. Their addresses are not shown to anybody. */
  subscribers: z.int(),
  mails: z.object({ waiting: z.int(), dead: z.int() }),
  sizes: z.object({
    database_bytes: bytes,
    photos: z.int(),
    photo_bytes: bytes,
    /** Free space on the disk with the server's data. */
    free_bytes: bytes,
  }),
})
export type Status = z.infer<typeof status>

/** The result of a test mail to the caller. `problem`: why the mail server refused it; null: it was accepted. */
export const testMail = z.object({
  to: z.string(),
  problem: z.string().nullable(),
  operator_hint: z.string().nullable(),
})
export type TestMail = z.infer<typeof testMail>
