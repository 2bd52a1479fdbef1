/** Storage key of a JSON array of saved keys, the latest first. */
export const SAVED_STORAGE = 'guardados'

/** Name of the offline cache (Service Workers, section 5.4). */
export const OFFLINE_CACHE = 'visto'

/** Maximum number of saved items: the maximum page size of the API. */
export const MAX_SAVED = 100

export type SavedKind = 'comercio' | 'oferta'

/** Returns, for example, 'comercio-2'. */
export const savedKey = (kind: SavedKind, id: number) => `${kind}-${id}`

/** Parses `?lista=`, saved keys separated by commas, into the ids of each kind. */
export function parseSaved(list: string | null): Record<SavedKind, number[]> {
  const keys = [...new Set((list ?? '').split(','))].slice(0, MAX_SAVED)
  const idsOf = (kind: SavedKind) =>
    keys
      .filter((key) => key.startsWith(`${kind}-`))
      .map((key) => key.slice(kind.length + 1))
      .filter((id) => /^[1-9]\d{0,9}$/.test(id))
      .map(Number)
  return { comercio: idsOf('comercio'), oferta: idsOf('oferta') }
}

/** Returns the URL of a list of saved items. Inlined, so it must only use its parameter. */
export function savedPath(keys: readonly string[]): string {
  return keys.length > 0 ? `/guardados?lista=${keys.join(',')}` : '/guardados'
}

/** Reads the saved keys, or none if the browser refuses. Inlined, so it must only use its parameter. */
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
