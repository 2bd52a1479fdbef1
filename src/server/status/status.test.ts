import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckResult, STATUS_CHECKS, type Status } from '#contract/status.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { backups, categories, outbox, photos } from '../database/schema.ts'
import { programVersion } from '../process/program-version.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const HOUR = 3_600_000
const ago = (hours: number) => new Date(server.clock.now().getTime() - hours * HOUR).toISOString()
const wrongOf = ({ checks }: Status) =>
  Object.fromEntries(
    checks
      .filter(({ problem }) => problem !== null)
      .map((one): [string, CheckResult] => [one.check, one]),
  )

test('an installation in which all is well says so, with version and sizes', async () => {
  const at = server.clock.now().toISOString()
  const photo = { width: 1, height: 1, placeholder: 'data:,', created_at: at }
  await server.db.insert(photos).values({ ...photo, hash: 'b'.repeat(64), bytes: 1_000 })
  await server.db
    .insert(backups)
    .values({ address: '/x', bytes: 7, is_daily: true, made_at: ago(5) })
  const { body, status } = await administrator.get('/api/status/')
  expect(status).toBe(200)
  expect(wrongOf(body)).toEqual({})
  expect(body).toMatchObject({
    version: programVersion,
    backup: { last_at: ago(5), last_bytes: 7, is_daily: false },
    mails: { waiting: 0, dead: 0 },
    // The size of the other photo is unknown, so the default is counted.
    sizes: { photos: 2, photo_bytes: 401_000 },
  })
  expect(body.sizes.database_bytes).toBeGreaterThan(1_000_000)
  expect(body.sizes.free_bytes).toBeGreaterThan(0)
})

test('photos without their files are told, with the last backup that has them', async () => {
  const copy = { bytes: 7, is_daily: true }
  await server.db.insert(backups).values([
    { ...copy, address: '/copias/whole.tar', made_at: ago(4), missing_photos: 0 },
    { ...copy, address: '/copias/last.tar', made_at: ago(3), missing_photos: 12 },
  ])
  const { photos_missing } = wrongOf((await administrator.get('/api/status/')).body)
  expect(photos_missing?.problem).toBe('Faltan ficheros de 12 fotos.')
  expect(photos_missing?.operator_hint).toContain('/copias/whole.tar')
  await server.db.delete(backups)
})

test('a call through a proxy that is not believed tells so, with its address', async () => {
  const through = async (remoteAddress: string, forwarded: string) => {
    const { token } = administrator
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': forwarded }
    const response = await server.app.inject({ url: '/api/status/', headers, remoteAddress })
    return wrongOf(response.json())
  }
  expect(await through('127.0.0.1', '203.0.113.7')).toEqual({})
  const { proxy } = await through('10.0.0.5', '203.0.113.7')
  expect(proxy?.problem).toContain('todas le parecen la misma')
  expect(proxy?.operator_hint).toContain('TRUSTED_PROXIES la dirección del proxy (10.0.0.5)')
})

test('what is wrong in production is told with what it means, and for whoever runs the server', async () => {
  const production = await openTestServer({
    production: true,
    publicUrl: 'http://tiendas.example',
    fixedSettings: { legal_name: 'Asociación' },
  })
  try {
    await production.choose({ legal_address: 'Plaza Mayor, 1' })
    // A file in place of the folder, so that nothing can be written there.
    await writeFile(join(production.services.config.varDir, 'photos'), '')
    const mail = { recipient: 'ana@example.com', subject: '', text: '', html: '' }
    await production.db.insert(outbox).values([
      { ...mail, message_id: '<1@x>', created_at: ago(5), next_try_at: ago(1), tries: 3 },
      { ...mail, message_id: '<2@x>', created_at: ago(90), tries: 12, state: 'dead' },
    ])
    const body: Status = (await (await production.administrator()).get('/api/status/')).body
    const wrong = wrongOf(body)
    expect(Object.keys(wrong)).toEqual([
      'backup',
      'mail_waiting',
      'mail_dead',
      'photos',
      'https',
      'legal',
      'town',
    ])
    expect(body.checks.map(({ check }) => check)).toEqual(STATUS_CHECKS)
    for (const { advice } of Object.values(wrong)) expect(advice).toMatch(/\.$/)
    expect(wrong.mail_waiting?.problem).toBe('Hay correos que esperan desde hace 5 h.')
    expect(wrong.mail_dead?.operator_hint).toBeNull()
    expect(wrong.legal?.problem).toContain('falta el NIF, el correo')
    expect([wrong.legal?.operator_hint, wrong.town?.operator_hint]).toEqual([null, null])
    expect(body.mails).toEqual({ waiting: 1, dead: 1 })
    expect(body.backup).toEqual({ last_at: null, last_bytes: null, is_daily: false })
  } finally {
    await production.close()
  }
})

test('names from before that look the same are named with what tells them apart', async () => {
  const inserted = await server.db
    .insert(categories)
    .values([
      { name: 'Quesos y vinos' },
      { name: 'Que\u00adsos y\u200b vinos' },
      { name: 'Cañas' },
      { name: 'Canas' },
    ])
    .returning({ id: categories.id })
  const { user: ana } = await server.owner({ username: 'Ana Roig' })
  const { user: other } = await server.owner({ username: 'Aná  Roig' })
  await server.owner({ username: 'Ana Roig', is_active: false, activated_at: null })
  const { names } = wrongOf((await administrator.get('/api/status/')).body)
  const [first, second] = inserted.map(({ id }) => id)
  expect(names?.problem).toBe(
    `Hay nombres que se ven iguales: «Ana Roig» (${ana.email}) y «Aná  Roig» (${other.email}); ` +
      `«Quesos y vinos» (categoría ${first}) y «Que\u00adsos y\u200b vinos» (categoría ${second}).`,
  )
})
