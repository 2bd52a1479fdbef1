import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFixtures, type Fixtures } from '#testing/fixtures.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

/** Generates clients from `/api/schema/`, checks their types and runs them against a server. */
const ROOT = resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** A program that uses these clients. Its deliberate mistakes must be type errors. */
const BY_FETCH = `
import createClient from 'openapi-fetch'
import type { paths } from './schema.ts'

export async function tryOut(baseUrl: string, token: string, shop: number, photo: Blob) {
  const headers = { authorization: 'Bearer ' + token }
  const api = createClient<paths>({ baseUrl, headers })
  const made = await api.POST('/api/category/', { body: { name: 'Hecha por openapi-fetch' } })
  const id: number = made.data!.id
  const one = await api.GET('/api/category/{id}/', { params: { path: { id } } })
  const page = await api.GET('/api/offer/', {
    params: { query: { commerce: shop, ordering: ['-title', 'id'], deleted: false, page: 1 } },
  })
  // @ts-expect-error: there is no such column.
  const wrong = await api.GET('/api/offer/', { params: { query: { ordering: ['colour'] } } })
  const saved = await api.PATCH('/api/commerce/{id}/', {
    params: { path: { id: shop } },
    body: { direction: 'Calle del openapi-fetch, 1' },
  })
  const gone = await api.DELETE('/api/category/{id}/', { params: { path: { id } } })
  const sent = await api.POST('/api/commerce/', {
    body: { ...FORM, photo: photo as unknown as string },
    bodySerializer: asForm,
  })
  return {
    name: one.data?.name,
    page: page.data && 'results' in page.data ? page.data.results.length : undefined,
    wrong: wrong.response.status,
    direction: saved.data?.direction,
    gone: gone.response.status,
    sent: sent.data?.status,
  }
}
`
const BY_SDK = `
import { createClient } from './sdk/client'
import * as sdk from './sdk'

export async function tryOut(baseUrl: string, token: string, shop: number, photo: Blob) {
  const client = createClient({ baseUrl, auth: () => token })
  const made = await sdk.postApiCategory({ client, body: { name: 'Hecha por hey-api' } })
  const id: number = made.data!.id
  const one = await sdk.getApiCategoryId({ client, path: { id } })
  const page = await sdk.getApiOffer({
    client,
    query: { commerce: shop, ordering: ['-title', 'id'], deleted: false, page: 1 },
  })
  // @ts-expect-error: there is no such column.
  const wrong = await sdk.getApiOffer({ client, query: { ordering: ['colour'] } })
  const saved = await sdk.patchApiCommerceId({
    client,
    path: { id: shop },
    body: { direction: 'Calle de hey-api, 1' },
  })
  const gone = await sdk.deleteApiCategoryId({ client, path: { id } })
  const sent = await sdk.postApiCommerce({ client, body: { ...FORM, photo } })
  return {
    name: one.data?.name,
    page: page.data && 'results' in page.data ? page.data.results.length : undefined,
    wrong: wrong.response?.status,
    direction: saved.data?.direction,
    gone: gone.response?.status,
    sent: sent.data?.status,
  }
}
`
const FORM = `
const FORM = {
  name: 'Café La Miga',
  description: 'Café de tueste diario.',
  category: [1],
  direction: 'Plaza del Pozo, 3',
  n_tlf: '964 00 12 10',
  contact_mail: 'hola@lamiga.example',
  application: 'Es otra tienda.',
}
function asForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one))
  }
  return form
}
export { asForm }
`
const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['esnext', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['node'],
  },
  include: ['**/*.ts'],
}

const MAKERS: [maker: string, program: string, options: string[], source: string][] = [
  ['openapi-typescript', 'bin/cli.js', ['schema.json', '-o', 'schema.ts'], BY_FETCH],
  [
    '@hey-api/openapi-ts',
    'bin/run.js',
    ['-i', 'schema.json', '-o', 'sdk', '-c', '@hey-api/client-fetch', '--no-log-file'],
    BY_SDK,
  ],
]

const fileOf = (maker: string) => join(folder, `calls-by-${maker.split('/').at(-1)}.ts`)

let server: TestServer
let fixtures: Fixtures
let origin: string
let folder: string
/** What the compiler says of both clients and the programs that use them. */
let complaints: string
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  fixtures = await createFixtures(server)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  // Inside the checkout, so that imported packages are found.
  mkdirSync(join(ROOT, 'var'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'var/clients-'))
  const { body } = await server.anyone.get('/api/schema/')
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(body))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  for (const [maker, program, options, source] of MAKERS) {
    const path = join(ROOT, 'tools/clients/node_modules', maker, program)
    await run(process.execPath, [path, ...options], { cwd: folder })
    writeFileSync(fileOf(maker), source + FORM)
  }
  complaints = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder })
    .then(() => '')
    .catch(({ stdout }: { stdout: string }) => stdout)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

test.each(MAKERS.map(([maker]) => maker))(
  'a client made by %s has the right types, and calls',
  async (maker) => {
    expect(complaints).toBe('')
    const { tryOut } = await import(/* @vite-ignore */ fileOf(maker))
    const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
    const answered = await tryOut(origin, fixtures.administrator.token, fixtures.shop.id, photo)
    expect(answered).toEqual({
      name: expect.stringContaining('Hecha por'),
      page: 1,
      wrong: 400,
      direction: expect.stringMatching(/^Calle de/),
      gone: 204,
      sent: expect.stringMatching(/^(PE|OK)$/),
    })
  },
)
