import { expect, test } from '@playwright/test'
import { serverUrl } from '../tools/shared-servers.ts'
import { decoded } from './read-page.ts'

test('no link of the public site is dead', async () => {
  test.setTimeout(300_000)
  const origin = serverUrl('demo')
  const from = new Map([['/', 'the start']])
  const visited: string[] = []
  for (const path of from.keys()) {
    if (visited.length === 400) break
    visited.push(path)
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect([path, from.get(path), answer.status]).toEqual([path, from.get(path), 200])
    const html = await answer.text()
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    for (const [, href] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      const to = new URL(decoded(href)!, origin + path)
      // Filters can be combined without end: follows links with at most one query parameter.
      if (to.origin !== origin || to.searchParams.size > 1) continue
      const next = to.pathname + to.search
      if (!from.has(next)) from.set(next, path)
    }
  }
  expect(visited.filter((path) => /^\/comercio\/[^/]+$/.test(path))).toHaveLength(36)
  expect(visited.filter((path) => path.startsWith('/oferta/')).length).toBeGreaterThan(100)
})
