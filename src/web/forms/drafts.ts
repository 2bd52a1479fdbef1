/* Drafts in the browser's storage. If storage fails (private window, full disk), forms work without drafts. */

import { clear, createStore, del, delMany, entries, set } from 'idb-keyval'
import { readItem, removeItem, storedKeys, writeItem } from '#web/document/device-storage.ts'

const PREFIX = 'draft:'
/** Milliseconds: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

type StoredDraft<T> = { savedAt: number; content: T }

/** Files are stored in IndexedDB: local storage is too small. */
const files = createStore('drafts', 'files')

/** Returns the draft of a form. Deletes all drafts older than 30 days. */
export function loadDraft<T>(form: string): T | undefined {
  deleteOldDrafts()
  return parse<T>(readItem(PREFIX + form))?.content
}

/** Stores the content as JSON: never pass a password. Returns false if the browser refuses. */
export function saveDraft(form: string, content: unknown): boolean {
  const text = JSON.stringify({ savedAt: Date.now(), content })
  const refusal = writeItem(PREFIX + form, text)
  return refusal === undefined
}

export function deleteDraft(form: string): void {
  removeItem(PREFIX + form)
  void quietly(() => del(form, files))
}

export function deleteAllDrafts(): void {
  for (const key of storedKeys(PREFIX)) removeItem(key)
  void quietly(() => clear(files))
}

export async function loadDraftFile(form: string): Promise<File | undefined> {
  return (await freshFiles()).find(([name]) => name === form)?.[1].content
}

/** Returns the files of all drafts whose names begin with `prefix`, oldest first. */
export async function loadDraftFiles(prefix: string): Promise<{ form: string; file: File }[]> {
  return (await freshFiles())
    .filter(([name]) => name.startsWith(prefix))
    .toSorted(([, one], [, other]) => one.savedAt - other.savedAt)
    .map(([form, { content }]) => ({ form, file: content }))
}

async function freshFiles(): Promise<[string, StoredDraft<File>][]> {
  const all = (await quietly(() => entries<string, StoredDraft<File>>(files))) ?? []
  const old = all.filter(([, saved]) => !isFresh(saved)).map(([name]) => name)
  if (old.length > 0) await quietly(() => delMany(old, files))
  return all.filter(([, saved]) => isFresh(saved))
}

export async function saveDraftFile(form: string, file: File): Promise<void> {
  const saved: StoredDraft<File> = { savedAt: Date.now(), content: file }
  await quietly(() => set(form, saved, files))
}

async function quietly<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch {
    return undefined
  }
}

function deleteOldDrafts(): void {
  for (const key of storedKeys(PREFIX)) {
    const saved = parse(readItem(key))
    if (saved === undefined || !isFresh(saved)) removeItem(key)
  }
}

function parse<T>(text: string | null): StoredDraft<T> | undefined {
  try {
    const saved = JSON.parse(text ?? 'null')
    return typeof saved?.savedAt === 'number' ? saved : undefined
  } catch {
    return undefined
  }
}

const isFresh = ({ savedAt }: StoredDraft<unknown>) => Date.now() - savedAt < MAX_AGE
