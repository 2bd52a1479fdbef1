import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerOf } from '#contract/hours/holiday-answers.ts'
import { emailLink, questionLink, unsubscription } from '#testing/email-links.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { openShop } from '#testing/test-shops.ts'
import { activity, commerces, holidays, openings, users } from '../database/schema.ts'

let server: TestServer
let lucia: Person
let shop: { id: number; name: string }
let holiday: number
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
beforeEach(async () => {
  server.clock.set('2026-12-01T10:00:00.000Z')
  await server.db.delete(holidays)
  lucia = await server.owner()
  shop = await server.commerce(lucia)
  await openShop(server, shop, 'L-V 9:30-14')
  holiday = await addHoliday(DAY)
})
afterAll(() => server.close())

const DAY = { date: '2026-12-08', name: 'Inmaculada Concepción' }

async function addHoliday(day: { date: string; name: string; opening?: boolean }) {
  const administrator = await server.administrator()
  return (await administrator.post('/api/holidays/', day)).body.id as number
}
const linkFor = (person = lucia) => questionLink(server, person, holiday)
const read = (link: object) => server.anyone.post('/api/mailed/read/', link)
const answer = (link: object, given: string, id = shop.id) =>
  server.anyone.post('/api/mailed/answer/', { ...link, [given]: [id] })
const toldBy = async ({ id }: { id: number }) => {
  const [row] = await server.db.select().from(commerces).where(eq(commerces.id, id))
  return { answer: answerOf(row!.hours!, DAY.date), version: row!.version }
}
const WRONG = {
  token: ['Este enlace no es válido o ha caducado. Inicia sesión y dilo allí.'],
}

describe('a question that was mailed', () => {
  test('is read as often as one likes, and nothing changes', async () => {
    const link = await linkFor()
    await read(link)
    const { status, body } = await read(link)
    expect([status, body]).toEqual([
      200,
      {
        purpose: 'holiday',
        username: lucia.user.username,
        expires_at: '2026-12-02T10:00:00.000Z',
        is_answered: false,
        holiday: { ...DAY, opening: false },
        commerces: [
          {
            id: shop.id,
            name: shop.name,
            category: [1],
            usual: '9:30–14:00',
            opens_usually: true,
            answer: null,
          },
        ],
      },
    ])
    expect(await toldBy(shop)).toEqual({ answer: undefined, version: 1 })
  })

  test('is answered by whoever holds the link, as a save of its owner', async () => {
    const link = await linkFor()
    const { status, body } = await answer(link, 'closed')
    expect([status, body.is_answered, body.commerces[0].answer]).toEqual([200, true, 'closed'])
    expect(await toldBy(shop)).toEqual({ answer: 'closed', version: 2 })
    const lines = await server.db.select().from(activity).where(eq(activity.object_id, shop.id))
    expect(lines.at(-1)).toMatchObject({
      actor: lucia.user.username,
      verb: 'update',
      object_type: 'commerce',
      before: { hours: { special: [] } },
    })
    const times = await server.db.select().from(openings).where(eq(openings.commerce, shop.id))
    expect(times.filter(({ opens_at }) => opens_at.startsWith(DAY.date))).toEqual([])
    expect(times.length).toBeGreaterThan(0)
  })

  test('is answered once: again is the same, another answer is refused', async () => {
    const link = await linkFor()
    await answer(link, 'closed')
    expect((await answer(link, 'closed')).status).toBe(200)
    const other = await answer(link, 'open')
    expect([other.status, other.body.code]).toEqual([409, 'already_answered'])
    expect(await toldBy(shop)).toEqual({ answer: 'closed', version: 2 })
  })

  test('is answered once by thirty at once, whatever each says', async () => {
    const link = await linkFor()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => answer(link, at % 2 === 0 ? 'closed' : 'open')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
    expect((await toldBy(shop)).version).toBe(2)
    expect(server.aborted).toEqual([])
  })

  test('is of its person alone, and of its purpose', async () => {
    const link = await linkFor()
    const stranger = await server.owner()
    const own = await linkFor(stranger)
    const theirs = await server.commerce(stranger)
    for (const bad of [
      { ...link, uid: own.uid },
      { ...link, token: 'x' },
      { ...link, uid: '!' },
    ]) {
      expect((await read(bad)).body).toEqual(WRONG)
      expect((await answer(bad, 'closed')).body).toEqual(WRONG)
    }
    const { status, body } = await answer(link, 'closed', theirs.id)
    expect([status, body]).toEqual([
      400,
      { commerce: ['Ese comercio no está, o no dice su horario'] },
    ])
    const reset = { ...link, new_password: 'otra-clave-larga' }
    expect((await server.anyone.post('/auth/users/reset_password_confirm/', reset)).status).toBe(
      400,
    )
  })

  test.each(['reset', 'activation', 'invitation', 'email'] as const)(
    'is not read by the link of another purpose: %s',
    async (purpose) => {
      const email = purpose === 'email' ? 'otra@example.com' : undefined
      const link = await emailLink(server, lucia, purpose, email)
      expect((await read(link)).body).toEqual(WRONG)
      expect((await answer(link, 'closed')).body).toEqual(WRONG)
    },
  )

  test.each([
    ['has expired', () => server.clock.advance(86_400)],
    ['is about a day that the office has taken away', () => server.db.delete(holidays)],
    [
      'is of an account that was deactivated',
      () => server.db.update(users).set({ is_active: false }).where(eq(users.id, lucia.user.id)),
    ],
    [
      'is of somebody who may keep no shops any more',
      () => server.db.update(users).set({ role: 1 }).where(eq(users.id, lucia.user.id)),
    ],
  ])('is refused with what to do when it %s', async (_when, happen) => {
    const link = await linkFor()
    await happen()
    const [asked, given] = [await read(link), await answer(link, 'closed')]
    expect([asked.status, asked.body]).toEqual([400, WRONG])
    expect([given.status, given.body]).toEqual([400, WRONG])
  })

  test('has an answer for each shop, one at most', async () => {
    const link = await linkFor()
    const post = (form: object) => server.anyone.post('/api/mailed/answer/', { ...link, ...form })
    expect((await post({})).body).toEqual({ closed: ['Di qué hace al menos un comercio'] })
    expect((await post({ closed: [shop.id], open: shop.id })).body).toEqual({
      closed: ['Un comercio no puede cerrar y abrir: elige'],
    })
    expect((await post({ open: 'x' })).status).toBe(400)
    const other = await server.commerce(lucia)
    await openShop(server, other)
    expect((await post({ closed: shop.id, open: [other.id] })).status).toBe(200)
    expect([await toldBy(shop), await toldBy(other)]).toMatchObject([
      { answer: 'closed' },
      { answer: 'open' },
    ])
  })

  test('asks a shop that closes on such a day for its hours, where it may open', async () => {
    holiday = await addHoliday({ date: '2026-12-20', name: 'Apertura', opening: true })
    const link = await linkFor()
    expect((await read(link)).body.commerces[0]).toMatchObject({
      usual: 'cerrado',
      opens_usually: false,
    })
    expect((await answer(link, 'open')).body).toEqual({
      answer: ['Ese día de la semana no abres: di a qué horas en el horario del comercio.'],
    })
    expect((await answer(link, 'closed')).status).toBe(200)
  })
})

describe('in the panel', () => {
  const questions = async () => (await lucia.get('/api/holidays/unanswered/')).body
  const say = (given: string | null, person = lucia) =>
    person.post(`/api/holidays/${holiday}/answer/`, { commerce: shop.id, does: given })

  test('owners find the holidays of a week that their shops have not answered', async () => {
    lucia = server.renewed(lucia)
    const asked = { id: shop.id, name: shop.name, usual: '9:30–14:00', opens_usually: true }
    expect(await questions()).toEqual([{ id: holiday, ...DAY, opening: false, commerces: [asked] }])
    expect((await say('open')).status).toBe(204)
    expect(await questions()).toEqual([])
    expect(await toldBy(shop)).toEqual({ answer: 'open', version: 2 })
    await say(null)
    expect(await questions()).toHaveLength(1)
  })

  test('nobody answers for another, administrators neither', async () => {
    for (const person of [await server.owner(), await server.administrator()]) {
      expect((await say('closed', person)).status).toBe(400)
    }
  })

  test('who hides a shop, is on vacation or tells no hours is not asked', async () => {
    const change = (changes: object) => lucia.patch(`/api/commerce/${shop.id}/`, changes)
    await change({ hidden: true })
    expect(await questions()).toEqual([])
    const { body } = await change({ hidden: false })
    const closure = { from: '2026-12-05', to: '2026-12-10', note: '' }
    await change({ hours: { ...body.hours, closure } })
    expect(await questions()).toEqual([])
    await change({ hours: null })
    expect(await questions()).toEqual([])
  })

  test('today and what is more than a week away are not asked', async () => {
    server.clock.set('2026-12-08T10:00:00.000Z')
    lucia = await server.owner()
    await server.db
      .update(commerces)
      .set({ owner_id: lucia.user.id })
      .where(eq(commerces.id, shop.id))
    await addHoliday({ date: '2026-12-16', name: 'Fiesta' })
    expect(await questions()).toEqual([])
  })
})

describe('the link that ends a kind of mail', () => {
  const wanted = async ({ user }: Person) => {
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
    return row!.unwanted_mails
  }

  test('is signed: nobody makes one for another person or another kind', async () => {
    const stranger = await server.owner()
    const own = unsubscription(server, lucia)
    const { uid, token } = unsubscription(server, stranger)
    for (const forged of [
      { ...own, uid },
      { ...own, kind: 'commerce_data' },
      { ...own, token },
      { ...own, token: 'x' },
    ]) {
      const { status, body } = await server.anyone.post('/api/mailed/unsubscribe/', forged)
      expect([status, body]).toEqual([400, WRONG])
    }
    expect([await wanted(lucia), await wanted(stranger)]).toEqual([[], []])
    expect((await server.anyone.post('/api/mailed/unsubscribe/', own)).status).toBe(200)
    expect(await wanted(lucia)).toEqual(['ending_offers'])
  })
})
