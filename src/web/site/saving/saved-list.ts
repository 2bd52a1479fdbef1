/** Where the device stores what somebody has saved: an array of keys as JSON, the latest first. */
export const SAVED_STORAGE = 'guardados'

/** A list of the API has as many on a page. */
export const MOST_SAVED = 100

export type SavedKind = 'comercio' | 'oferta'

/** A saved shop or offer, in the storage and in addresses: `comercio-2`. */
export const savedKey = (kind: SavedKind, id: number) => `${kind}-${id}`

/** The ids of a list in an address; what is no key is left out. */
export function parseSaved(list: string | null): Record<SavedKind, number[]> {
  const keys = [...new Set((list ?? '').split(','))].slice(0, MOST_SAVED)
  const idsOf = (kind: SavedKind) =>
    keys
      .filter((key) => key.startsWith(`${kind}-`))
      .map((key) => key.slice(kind.length + 1))
      .filter((id) => /^[1-9]\d{0,9}$/.test(id))
      .map(Number)
  return { comercio: idsOf('comercio'), oferta: idsOf('oferta') }
}

/** The address of a list. Its own source is inlined in pages, so it must only use its parameter. */
export function savedPath(keys: readonly string[]): string {
  return keys.length > 0 ? `/guardados?lista=${keys.join(',')}` : '/guardados'
}

/** What the device stores; nothing where that cannot be read. Its own source is inlined too. */
export function readSaved(storage: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storage) ?? '')
    return Array.isArray(stored)
      ? stored.filter((key) => /^(comercio|oferta)-\d+$/.test(String(key)))
      : []
  } catch {
    return []
  }
}
