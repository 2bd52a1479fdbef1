import { open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

const CHUNK = 4 * 1024 * 1024
const LONGEST = 256

export type Needles = ReturnType<typeof openNeedles>

/** Indexes byte strings by their first three bytes, so that searching for thousands takes no longer than for one. */
export function openNeedles(all: readonly Buffer[]) {
  const starts = new Uint8Array(2 ** 24)
  const byStart = new Map<number, Buffer[]>()
  for (const needle of all) {
    const start = needle.readUIntLE(0, 3)
    starts[start] = 1
    byStart.set(start, [...(byStart.get(start) ?? []), needle])
  }
  return function findIn(bytes: Buffer, found: (needle: Buffer) => void): void {
    for (let at = 0; at < bytes.length - 2; at++) {
      const start = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16)
      if (starts[start] === 0) continue
      for (const needle of byStart.get(start)!) {
        const end = at + needle.length
        if (end > bytes.length) continue
        if (bytes.compare(needle, 0, needle.length, at, end) === 0) found(needle)
      }
    }
  }
}

/** Searches all files of a folder. Returns the needles that were found, with their file, and the number of bytes read. */
export async function searchFolder(dir: string, needles: Needles) {
  const found = new Map<Buffer, string>()
  let bytes = 0
  const files = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name)
    bytes += await searchFile(path, needles, (needle) => found.set(needle, relative(dir, path)))
  }
  return { found, bytes }
}

async function searchFile(
  path: string,
  findIn: Needles,
  found: (needle: Buffer) => void,
): Promise<number> {
  const file = await open(path)
  const buffer = Buffer.alloc(CHUNK + LONGEST)
  try {
    for (let at = 0; ; at += CHUNK) {
      // A needle may begin in one part of the file and end in the next.
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
      findIn(buffer.subarray(0, bytesRead), found)
      if (bytesRead < buffer.length) return at + bytesRead
    }
  } finally {
    await file.close()
  }
}
