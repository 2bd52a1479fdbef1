import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type TileFile = { bytes: Buffer; written: Date }

/** Old files are deleted until this share of the limit is in use, so that the next tile does not delete again. */
const SHARE_LEFT = 0.8

/**
 * Stores tiles as files of at most `maxBytes` together. Errors of the disk are ignored: then tiles are fetched again.
 * Several processes may share the folder: files appear complete (by renaming), and all are measured before a deletion.
 */
export function openTileFiles(folder: string, maxBytes: number) {
  let stored: number | undefined
  let isDeleting = false

  async function deleteOldest(): Promise<void> {
    if (isDeleting) return
    isDeleting = true
    try {
      const files = (await filesIn(folder)).toSorted((a, b) => a.written - b.written)
      let remaining = bytesOf(files)
      for (const file of files) {
        if (remaining <= maxBytes * SHARE_LEFT) break
        await rm(join(folder, file.name), { force: true })
        remaining -= file.size
      }
      stored = remaining
    } finally {
      isDeleting = false
    }
  }

  return {
    async read(name: string): Promise<TileFile | undefined> {
      try {
        const path = join(folder, name)
        const [content, { mtime }] = await Promise.all([readFile(path), stat(path)])
        return { bytes: content, written: mtime }
      } catch {
        return undefined
      }
    },

    /** Never throws. */
    async write(name: string, content: Buffer, now: Date): Promise<void> {
      const unfinished = join(folder, `unfinished-${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true })
        stored ??= bytesOf(await filesIn(folder))
        await writeFile(unfinished, content)
        await utimes(unfinished, now, now)
        await rename(unfinished, join(folder, name))
        stored += content.length
        if (stored > maxBytes) await deleteOldest()
      } catch {
        await rm(unfinished, { force: true }).catch(() => {})
      }
    },
  }
}

function bytesOf(files: { size: number }[]): number {
  return files.reduce((sum, file) => sum + file.size, 0)
}

async function filesIn(folder: string) {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return found?.isFile() ? [{ name, size: found.size, written: found.mtimeMs }] : []
    }),
  )
  return files.flat()
}
