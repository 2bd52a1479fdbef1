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

/** One thing that was looked at. */
export const checked = z.object({
  check: z.enum(STATUS_CHECKS),
  /** In a few Spanish words. */
  name: z.string(),
  /** In plain Spanish; null: all is well. */
  problem: z.string().nullable(),
  /** What it means, and what an administrator can do. */
  advice: z.string().nullable(),
  /** What the operator of the server has to do; null: nothing. */
  operator_hint: z.string().nullable(),
})
export type Checked = z.infer<typeof checked>

const bytes = z.int()

/** How the installation is, for administrators. */
export const status = z.object({
  version: z.string(),
  checks: z.array(checked),
  backup: z.object({
    /** Null: there is none yet. */
    last_at: z.iso.datetime().nullable(),
    last_bytes: bytes.nullable(),
    /** Made by itself. */
    is_daily: z.boolean(),
  }),
  /** Number of subscribers to the weekly mail; who they are is not shown to anybody. */
  subscribers: z.int(),
  mails: z.object({ waiting: z.int(), dead: z.int() }),
  sizes: z.object({
    database_bytes: bytes,
    photos: z.int(),
    photo_bytes: bytes,
    /** On the disk of the server's data. */
    free_bytes: bytes,
  }),
})
export type Status = z.infer<typeof status>

/** Whether the mail server has accepted a mail to the caller; if not, why, and what to do. */
export const testMail = z.object({
  to: z.string(),
  problem: z.string().nullable(),
  operator_hint: z.string().nullable(),
})
export type TestMail = z.infer<typeof testMail>
