import type { PhotoStore } from '../services.ts'
import { fileNames } from './store-photo.ts'

/** Counts the photos that lack at least one file. */
export async function countMissing(store: PhotoStore, hashes: readonly string[]): Promise<number> {
  const there = new Set<string>()
  for await (const name of store.names()) there.add(name)
  return hashes.filter((hash) => !fileNames(hash).every((name) => there.has(name))).length
}
