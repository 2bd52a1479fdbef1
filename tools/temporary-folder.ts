import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Where tests write: in memory, where Linux has enough. A database is 670 files, and ext4 searches long for the place of
 * a new one after as many were deleted: that was a fourth of the work of all server tests.
 */
export function temporaryFolder(): string {
  if (process.env.TMPDIR || !existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize < ENOUGH_BYTES ? tmpdir() : IN_MEMORY
}
