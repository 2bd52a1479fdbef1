import { expect, test } from 'vitest'
import { openTestServer } from '#testing/test-server.ts'

test('anybody is told for how long things are kept, as it is set', async () => {
  const server = await openTestServer({ fixedSettings: { keep_activity_days: 730 } })
  try {
    await server.choose({ keep_bin_days: 7 })
    const { status, body } = await server.anyone.get('/api/periods/')
    expect(status).toBe(200)
    expect(body).toEqual({
      unconfirmed: 30,
      bin: 7,
      activity: 730,
      messages: 365,
      mails: 30,
      sessions: 30,
      addresses: 90,
      attempts: 1,
    })
  } finally {
    await server.close()
  }
})
