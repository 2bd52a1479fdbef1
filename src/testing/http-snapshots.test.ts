import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#server/app.ts'
import type { Document } from '#server/openapi/document.ts'
import {
  breadcrumbs,
  localBusiness,
  offerData,
  website,
} from '#web/site/layout/structured-data.tsx'
import { createFixtures } from './fixtures.ts'
import { USUAL_HEADERS } from './http-recorder.ts'
import { openRecording } from './recorded-calls.ts'
import { CASES } from './recorded-cases.ts'
import { openTestServer, type TestServer } from './test-server.ts'

/** Any change of what clients read appears in http-snapshots/. `npx vitest run http-snapshots -u` records them anew. */

const FOLDER = join(import.meta.dirname, 'http-snapshots')

let server: TestServer
let recording: Awaited<ReturnType<typeof openRecording>>
beforeAll(async () => {
  server = await openTestServer({ rateLimits: true })
  recording = await openRecording(server)
})
afterAll(() => server.close())

const byFile = Map.groupBy(routes, ({ path }) => fileOf(path))
const files = [...new Set([...byFile.keys(), ...Object.keys(CASES)])].sort()

describe('the answers are as they were recorded', () => {
  test.each(files)('%s', async (file) => {
    const sections: [title: string, calls: string[]][] = []
    const own = byFile.get(file) ?? []
    for (const route of own) {
      sections.push([`${route.method} ${route.path}`, await recording.recordRoute(route)])
    }
    if (own.length > 0) {
      sections.push(['Methods that a path does not have', await recording.recordOtherMethods(own)])
    }
    for (const [title, run] of Object.entries(CASES[file] ?? {})) {
      sections.push([title, await recording.recordCase(run)])
    }
    await expect(written(sections)).toMatchFileSnapshot(join(FOLDER, `${file}.txt`))
  })
})

test('no recording is of calls that there are no more', () => {
  const recorded = globSync('*.txt', { cwd: FOLDER }).map((name) => basename(name, '.txt'))
  expect(recorded.filter((name) => !files.includes(name)).sort()).toEqual(OTHERS)
})

test('the facts for search engines on the pages of a shop and of an offer', async () => {
  await server.reset()
  const origin = server.services.config.publicUrl
  const { shop, offer } = await createFixtures(server)
  const shown = (await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).body
  const shownOffer = (await server.anyone.get(`/api/directory/offers/${offer.id}/`)).body
  const town = { locality: 'Vilamar', region: 'Castellón', postal_codes: [] }
  const facts = [
    website(origin),
    breadcrumbs(origin, [{ name: 'Directorio', path: '/directorio' }]),
    localBusiness(origin, shown, { category: 'Panadería', town }),
    localBusiness(
      origin,
      { ...shown, direction: 'Calle Mayor, 12, 12001', postal_code: '12001' },
      {},
    ),
    offerData(origin, shownOffer),
  ]
  const text = `${JSON.stringify(facts, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(join(FOLDER, 'structured-data.txt'))
})

test('the operations of the API document', async () => {
  const { paths }: Document = (await server.anyone.get('/api/schema/')).body
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      const types = Object.keys(requestBody?.content ?? {}).map((type) => type.split('/')[1])
      const call = `${method.toUpperCase()} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
      return [call, ...types, '→', ...Object.keys(responses)].join(' ')
    }),
  )
  const text = `${lines.join('\n')}\n`
  await expect(text).toMatchFileSnapshot(join(FOLDER, 'api-operations.txt'))
})

test('the headers of nearly every answer', async () => {
  const lines = Object.entries(USUAL_HEADERS).map(([name, value]) => `${name}: ${value}`)
  const text = `Answers carry these, where nothing else is said:\n\n${lines.join('\n')}\n`
  await expect(text).toMatchFileSnapshot(join(FOLDER, 'usual-headers.txt'))
})

const OTHERS = ['api-operations', 'structured-data', 'usual-headers']

function fileOf(path: string): string {
  const [first, second = ''] = path.split('/').filter(Boolean)
  return /^(api|auth)$/.test(first!) ? `${first}-${second}` : first!
}

function written(sections: [title: string, calls: string[]][]): string {
  return sections
    .map(
      ([title, calls]) =>
        `${'='.repeat(80)}\n${title}\n\n${calls.join(`\n\n${'-'.repeat(80)}\n`)}\n`,
    )
    .join('\n')
}
