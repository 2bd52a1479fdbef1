import type { TestServer } from './test-server.ts'

export function directoryReader(server: () => TestServer) {
  return (path: string, headers?: Record<string, string>) =>
    server().anyone.get(`/api/directory/${path}`, undefined, headers)
}

export const searchFor = (term: string) => `search=${encodeURIComponent(term)}`

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

let created = 0

/** Returns a word that differs from those of other rows of the test file by more than a typo. */
export function newWord(): string {
  created += 1
  return `q${String.fromCharCode(97 + ((created - 1) % 26)).repeat(6)}${created}x`
}
