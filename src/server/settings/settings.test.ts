import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALL_MODULES } from '#contract/modules.ts'
import { DEFAULT_SETTINGS } from '#contract/settings.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, settings } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await server.reset()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const PATH = '/api/settings/'
/** Default settings of a test server, where no field is reviewed. */
const USUAL = { ...DEFAULT_SETTINGS, review_fields: [] }
const read = async () => (await administrator.get(PATH)).body
const save = (changes: object, headers = {}, by = administrator) => by.patch(PATH, changes, headers)
const lines = () =>
  server.db.select().from(activity).where(eq(activity.object_type, 'settings')).orderBy(activity.id)

describe('the settings', () => {
  test('are the usual ones until somebody chooses', async () => {
    const { status, body, headers } = await administrator.get(PATH)
    expect([status, headers.etag]).toEqual([200, '"0"'])
    expect(body).toEqual({ ...USUAL, fixed: {}, guide_step: null, version: 0 })
  })

  test('are saved one by one, and the others stay', async () => {
    await save({ town: 'Vila-real', province: 'Castellón' })
    const { status, body, headers } = await save({
      postal_codes: '12540, 12541 12540',
      region: 'ES-VC',
      contact_phone: '964 12 34 56',
      keep_bin_days: '7',
    })
    expect([status, headers.etag]).toEqual([200, '"2"'])
    const chosen = {
      town: 'Vila-real',
      province: 'Castellón',
      postal_codes: ['12540', '12541'],
      region: 'ES-VC',
      contact_phone: '964123456',
      keep_bin_days: 7,
    }
    expect(body).toEqual({ ...USUAL, ...chosen, fixed: {}, guide_step: null, version: 2 })
    expect(await read()).toEqual(body)
  })

  test('are told at once on the pages that print them', async () => {
    await save({ town: 'Teguise', time_zone: 'Atlantic/Canary', legal_id: 'P3502400A' })
    const site = await server.anyone.get('/api/site/')
    expect(site.body).toEqual({
      town: { locality: 'Teguise', region: null, postal_codes: [] },
      time_zone: 'Atlantic/Canary',
      contact: { email: null, phone: null },
      map: null,
      notice: null,
      modules: ALL_MODULES,
      has_duty: false,
      demo: true,
    })
    expect((await server.anyone.get('/api/legal/')).body.id).toBe('P3502400A')
  })

  test('leave a line in the log for each change, and none where nothing changed', async () => {
    await save({ town: 'Onda', province: ' ' })
    await save({ town: 'Onda', keep_mails_days: 30 })
    await save({ town: 'Vila-real' })
    expect(await lines()).toMatchObject([
      { verb: 'update', before: { town: null }, after: { town: 'Onda' } },
      { verb: 'update', before: { town: 'Onda' }, after: { town: 'Vila-real' } },
    ])
    expect((await read()).version).toBe(2)
  })

  test.each([
    [{ town: ' ' }, { town: ['Escribe el nombre del municipio'] }],
    [{ town: null }, { town: ['Escribe el nombre del municipio'] }],
    [{ region: 'Murcia' }, { region: ['Elige la comunidad autónoma'] }],
    [{ time_zone: '+01:00' }, { time_zone: ['Debe ser una zona horaria como Europe/Madrid'] }],
    [{ legal_email: 'x' }, { legal_email: ['Debe ser un correo electrónico válido'] }],
    [
      { postal_codes: ['12540', '99999'] },
      { postal_codes: ['Escribe códigos postales de cinco cifras, separados por comas'] },
    ],
    [
      { keep_activity_days: 364 },
      { keep_activity_days: ['Debe ser un número de días entre 365 y 3650'] },
    ],
  ])('refuse %j in a sentence', async (changes, errors) => {
    const { status, body } = await save(changes)
    expect([status, body]).toEqual([400, errors])
    expect((await read()).version).toBe(0)
  })

  test('can be taken back to nothing, where nothing may stand', async () => {
    await save({ legal_name: 'Asociación', contact_email: 'hola@onda.example', region: 'ES-VC' })
    const { body } = await save({ legal_name: '', contact_email: null, region: '' })
    expect(body).toMatchObject({ legal_name: null, contact_email: null, region: null })
  })

  test('that a hand has written wrongly are the usual ones', async () => {
    const chosen = { town: 7, keep_bin_days: 'x', region: 'ES-XX', unknown: true, province: 'Lugo' }
    await server.db.insert(settings).values({ chosen })
    await server.services.settings.reload()
    const expected = { ...USUAL, province: 'Lugo' }
    expect(await read()).toMatchObject(expected)
    expect(server.services.settings.present()).toEqual(expected)
  })
})

describe('two administrators at once', () => {
  test('the second to save hears what the first has saved, and nothing is lost', async () => {
    const other = await server.administrator()
    const { version } = await read()
    const begun = { 'if-match': `"${version}"` }
    expect((await save({ town: 'Onda' }, begun)).status).toBe(200)
    const late = await save({ town: 'Vila-real' }, begun, other)
    expect([late.status, late.body.code, late.body.current.town]).toEqual([
      409,
      'edit_conflict',
      'Onda',
    ])
    expect((await read()).town).toBe('Onda')
    const again = { 'if-match': `"${late.body.current.version}"` }
    expect((await save({ town: 'Vila-real' }, again, other)).body.town).toBe('Vila-real')
  })

  test('saves of different settings both hold', async () => {
    await save({ town: 'Onda' })
    let saving: ReturnType<typeof save>[] = []
    await server.db.transaction(async (tx) => {
      await tx.select().from(settings).for('update')
      saving = [save({ province: 'Castellón' }), save({ legal_name: 'Asociación' })]
      await waitForBlockedQueries(server.db, 2)
    })
    expect((await Promise.all(saving)).map(({ status }) => status)).toEqual([200, 200])
    expect(await read()).toMatchObject({
      town: 'Onda',
      province: 'Castellón',
      legal_name: 'Asociación',
      version: 3,
    })
    expect(server.services.settings.present()).toMatchObject({ province: 'Castellón' })
  })
})

describe('what the environment sets', () => {
  let fixed: TestServer
  let office: Person
  beforeAll(async () => {
    fixed = await openTestServer({
      fixedSettings: { town: 'Vila-real', province: 'Castellón', keep_bin_days: 7 },
    })
    office = await fixed.administrator()
  })
  afterAll(() => fixed.close())

  test('holds, and is named with its variable', async () => {
    await fixed.choose({ town: 'Onda', legal_name: 'Asociación' })
    const { body } = await office.get(PATH)
    expect(body).toMatchObject({ town: 'Vila-real', keep_bin_days: 7, legal_name: 'Asociación' })
    expect(body.fixed).toEqual({ town: 'TOWN', province: 'TOWN', keep_bin_days: 'KEEP_BIN_DAYS' })
    expect((await fixed.anyone.get('/api/site/')).body.town.locality).toBe('Vila-real')
  })

  test('is not changed on the screen, though it may be sent as it is', async () => {
    const refused = await office.patch(PATH, { town: 'Onda', keep_bin_days: 8, legal_id: 'G1' })
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        town: ['Lo fija TOWN en el servidor: aquí no se puede cambiar.'],
        keep_bin_days: ['Lo fija KEEP_BIN_DAYS en el servidor: aquí no se puede cambiar.'],
      },
    ])
    const kept = await office.patch(PATH, { town: 'Vila-real', legal_id: 'G00000000' })
    expect([kept.status, kept.body.legal_id]).toEqual([200, 'G00000000'])
  })
})

describe('the guide', () => {
  test('goes on from where it was left, without a line in the log or a conflict', async () => {
    await server.db.insert(settings).values({ guide_step: 0 })
    const begun = { 'if-match': '"0"' }
    expect((await save({ guide_step: 2 })).body).toMatchObject({ guide_step: 2, version: 0 })
    expect((await save({ town: 'Onda', guide_step: 3 }, begun)).body).toMatchObject({
      town: 'Onda',
      guide_step: 3,
      version: 1,
    })
    expect(await lines()).toHaveLength(1)
  })

  test('that is over, or never was, does not begin again', async () => {
    expect((await save({ guide_step: 1 })).body.guide_step).toBeNull()
    await server.db.update(settings).set({ guide_step: 4 })
    expect((await save({ guide_step: null })).body.guide_step).toBeNull()
    expect((await save({ guide_step: 0 })).body.guide_step).toBeNull()
  })
})
