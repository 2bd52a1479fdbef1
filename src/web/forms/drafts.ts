/*
 * What somebody has begun to write in a form, kept on this device until it is sent. A device that
 * keeps nothing (a private window, a full disk) only loses the draft, never the form.
 */

const PREFIX = 'draft:'
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

type Kept<T> = { savedAt: number; content: T }

/** What was written in this form; drafts of any form that are older than 30 days go. */
export function readDraft<T>(form: string): T | undefined {
  try {
    dropOldDrafts()
    return parse<T>(localStorage.getItem(PREFIX + form))?.content
  } catch {
    return undefined
  }
}

/** Keeps the content as JSON: never hand it a password. */
export function keepDraft(form: string, content: unknown): void {
  try {
    localStorage.setItem(PREFIX + form, JSON.stringify({ savedAt: Date.now(), content }))
  } catch {}
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(PREFIX + form)
  } catch {}
  void withFiles((files) => files.delete(form))
}

/** Whoever logs out leaves nothing behind. */
export function dropAllDrafts(): void {
  try {
    for (const key of draftKeys()) localStorage.removeItem(key)
  } catch {}
  void withFiles((files) => files.clear())
}

export async function readDraftFile(form: string): Promise<File | undefined> {
  const kept = await withFiles<Kept<File> | undefined>((files) => {
    dropOldFiles(files)
    return files.get(form)
  })
  return kept && isFresh(kept) ? kept.content : undefined
}

export async function keepDraftFile(form: string, file: File): Promise<void> {
  await withFiles((files) => files.put({ savedAt: Date.now(), content: file }, form))
}

function dropOldDrafts(): void {
  for (const key of draftKeys()) {
    const kept = parse(localStorage.getItem(key))
    if (kept === undefined || !isFresh(kept)) localStorage.removeItem(key)
  }
}

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}

function parse<T>(text: string | null): Kept<T> | undefined {
  try {
    const kept = JSON.parse(text ?? 'null')
    return typeof kept?.savedAt === 'number' ? kept : undefined
  } catch {
    return undefined
  }
}

function isFresh({ savedAt }: Kept<unknown>): boolean {
  return Date.now() - savedAt < MAX_AGE
}

function dropOldFiles(files: IDBObjectStore): void {
  const cursor = files.openCursor()
  cursor.onsuccess = () => {
    if (cursor.result === null) return
    if (!isFresh(cursor.result.value)) cursor.result.delete()
    cursor.result.continue()
  }
}

/** Files do not fit into local storage. Undefined where the device keeps none. */
async function withFiles<T>(use: (files: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const opening = indexedDB.open('drafts', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('files')
    const database = await answer(opening)
    try {
      return await answer(use(database.transaction('files', 'readwrite').objectStore('files')))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
