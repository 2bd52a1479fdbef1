import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_MODULES } from '#contract/modules.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const chosen = { town: 'Vila-real', province: 'Castellón', postal_codes: ['12540'] }
  await server.choose({ ...chosen, contact_phone: '964123456' })
})
afterAll(() => server.close())

test('anybody may ask of which town the directory is', async () => {
  const { status, body } = await server.anyone.get('/api/site/')
  const town = { locality: 'Vila-real', region: 'Castellón', postal_codes: ['12540'] }
  const contact = { email: null, phone: '964123456' }
  expect([status, body]).toEqual([
    200,
    {
      town,
      time_zone: 'Europe/Madrid',
      contact,
      map: null,
      notice: null,
      modules: ALL_MODULES,
      has_duty: false,
      demo: true,
    },
  ])
})
