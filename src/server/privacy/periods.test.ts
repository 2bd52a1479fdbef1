import { expect, test } from 'vitest'
import { openWorld } from '#testing/world.ts'

test('anybody is told for how long things are kept, as it is set', async () => {
  const world = await openWorld({ keepBinDays: 7, keepActivityDays: 730 })
  try {
    const { status, body } = await world.anyone.get('/api/periods/')
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
    await world.close()
  }
})
