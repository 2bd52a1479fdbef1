import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RISKY_FIELDS } from '#contract/proposals.ts'
import { openTestServer } from '#testing/test-server.ts'
import { seedTown } from './seed.ts'
import { town } from './town.ts'

test('a town is searched well at once: the database knows how large its tables are', async () => {
  const server = await openTestServer()
  try {
    await seedTown(server.services, { ...town, shops: town.shops.slice(0, 2) }, () => {})
    const { rows } = await server.services.db.execute(
      sql`select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`,
    )
    expect(rows).toEqual([])
  } finally {
    await server.close()
  }
})

test('the figures of the town are the sums of those of its shops, up to today', async () => {
  const server = await openTestServer()
  try {
    const shops = town.shops.filter(({ status }) => status === 'OK').slice(0, 3)
    await seedTown(server.services, { ...town, shops, reports: [] }, () => {})
    const sums = await server.services.db.execute(sql`
      select sum(views)::int as views, sum(call)::int as call, max(day)::text as last from commerce_figures`)
    const ofTown = await server.services.db.execute(sql`
      select sum(views)::int as views, sum(call)::int as call, max(day)::text as last from town_figures
      where category = 0`)
    expect(ofTown.rows).toEqual(sums.rows)
    expect(sums.rows[0]).toMatchObject({ last: '2026-03-05' })
    expect(sums.rows[0]!.views).toBeGreaterThan(1000)
  } finally {
    await server.close()
  }
})

test('changes wait in the demo town as if their owners had asked for them', async () => {
  const server = await openTestServer({ rateLimits: false, demoSettings: {} })
  try {
    const names = town.proposals.map(({ shop }) => shop)
    const shops = town.shops.filter(({ name }) => names.includes(name))
    await seedTown(server.services, { ...town, shops }, () => {})
    const office = await server.administrator()
    const { body: waiting } = await office.get('/api/proposals/?state=open')
    expect(waiting.map(({ changes }: { changes: { field: string }[] }) => changes)).toMatchObject([
      [{ field: 'name', from: 'Pastelería Virtudes', present: 'Pastelería Virtudes' }],
      [{ field: 'address', from: { direction: 'Calle de la Acequia, 33' } }],
      [{ field: 'photo', to: { alt: 'Hilos y botones sobre el mostrador' } }],
    ])
    const [rename, move, cover] = waiting
    const { latitude, longitude } = move.changes[0].to
    expect(latitude).not.toBe(move.changes[0].from.latitude)
    for (const { id, revision, changes } of waiting) {
      const decision = { revision, accept: changes.map((one: { field: string }) => one.field) }
      expect((await office.post(`/api/proposals/${id}/decide/`, decision)).status).toBe(200)
    }
    const read = async (one: { commerce: { id: number } }) =>
      (await office.get(`/api/commerce/${one.commerce.id}/`)).body
    expect(await read(rename)).toMatchObject({ name: 'Pastelería y Obrador Virtudes' })
    const place = { street: 'Ronda del Ensanche', number: '51', latitude, longitude }
    expect(await read(move)).toMatchObject(place)
    const { photos } = await read(cover)
    expect(photos[0]).toMatchObject({ alt: 'Hilos y botones sobre el mostrador' })
    expect((await server.anyone.get(new URL(photos[0].url).pathname)).status).toBe(200)

    const perla = (await office.get('/api/commerce/?search=perla')).body[0]
    const history = (await office.get(`/api/commerce/${perla.id}/history/`)).body
    expect(
      history.map(({ verb, object_type }: Record<string, string>) => `${verb} ${object_type}`),
    ).toEqual(expect.arrayContaining(['create proposal', 'deny proposal']))
    expect(server.services.settings.present().review_fields).toEqual(RISKY_FIELDS)
  } finally {
    await server.close()
  }
})
