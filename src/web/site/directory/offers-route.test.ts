import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Rendering } from '#contract/rendering.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { apiContext, renderingContext } from '#web/api/server-api.ts'
import { loader } from './offers-route.tsx'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function searchCounted(query: string) {
  const context = new RouterContextProvider()
  const rendering: Rendering = { validUntil: Number.POSITIVE_INFINITY, embedHosts: [] }
  context.set(renderingContext, rendering)
  context.set(apiContext, ({ path }) => server.anyone.get(path))
  const request = new Request(`https://escaparate.example/ofertas${query}`)
  await loader({ request, context } as never)
  return rendering.shown?.search
}

test.each([
  ['', undefined],
  ['?cuando=hoy', 'when=today'],
  ['?cuando=fin-de-semana&pagina=1', 'when=weekend'],
])('the figures count which offers are asked for: %s', async (query, text) => {
  expect(await searchCounted(query)).toEqual(text && { text, isFound: true })
})
