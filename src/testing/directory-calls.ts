import type { TestServer } from './test-server.ts'

/** Reads a path of the public directory as anybody does. */
export function directoryReader(server: () => TestServer) {
  return (path: string, headers?: Record<string, string>) =>
    server().anyone.get(`/api/directory/${path}`, undefined, headers)
}

/** The parameter that searches for what is typed. */
export const searchFor = (term: string) => `search=${encodeURIComponent(term)}`

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

let made = 0

/** A word that no other row of this test file holds, nor one with a typo away from it. */
export function newWord(): string {
  made += 1
  return `q${String.fromCharCode(97 + ((made - 1) % 26)).repeat(6)}${made}x`
}
