import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import type { InboxKind } from '#contract/inbox.ts'
import { SUGGESTION } from '#testing/audited-fixtures.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { reportOf } from '#testing/report-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  activity,
  categories,
  commerces,
  inboxDecisions,
  messages,
  outbox,
  proposals,
  restrictions,
  suggestions,
} from '../database/schema.ts'
import { keepOpenings } from '../hours/write-openings.ts'
import { openDelivery } from '../mail/delivery.ts'
import { smtpTransport } from '../mail/transport.ts'
import { forgetDecisions } from './undo-decision.ts'

/** 184 days after the shop was written: its data are in doubt. */
const LONG_AGO = '2026-03-10T10:00:00.000Z'
const NOW = '2026-09-10T10:00:00.000Z'

let server: TestServer
let luis: Person
/** The administrator whose decisions are appealed. */
let marta: Person
let owner: Person
let shop: { id: number; name: string }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await server.choose({ review_fields: ['name', 'category', 'address', 'photo'] })
  server.clock.set(LONG_AGO)
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga' })
  server.clock.set(NOW)
  luis = await server.administrator()
  marta = await server.administrator()
  owner = await server.signInAgain(owner)
})

const CHANGED =
  'Ya no se puede deshacer: alguien lo ha cambiado mientras tanto. Mira cómo está ahora.'
const reason = 'El rótulo dice otra cosa.'
const undo = (kind: InboxKind, id: number, by = luis) => by.post(`/api/inbox/${kind}/${id}/undo/`)
const at = () => `/api/commerce/${shop.id}/`
const change = (form: object, by = owner) => by.patch(at(), form)

type Prepared = { kind: InboxKind; id: number; decide: (by?: Person) => ReturnType<Person['post']> }

async function application(path: string): Promise<Prepared> {
  const waiting = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
  const { pk } = await server.applicationOf(waiting)
  const decide = (by = luis) => by.post(`/${path}_application/${pk}/`, { reason })
  return { kind: 'application', id: pk, decide }
}

/** Another name, category, place and cover. */
async function asked(decision: 'accept' | 'reject', by = luis): Promise<Prepared> {
  const [bakery] = await server.db.insert(categories).values({ name: 'Horno de leña' }).returning()
  const form = { name: 'Horno', direction: 'Calle Nueva, 3', photo: await photoFile(240, 200) }
  const { payload, headers } = await multipart({ ...form, category: String(bakery!.id) })
  expect((await owner.patch(at(), payload, headers)).status).toBe(200)
  const [{ id, revision, changes }] = (await by.get('/api/proposals/?state=open')).body
  const fields = changes.map(({ field }: { field: string }) => field)
  expect(fields).toHaveLength(4)
  const all = { accept: [], reject: [], reason, [decision]: fields }
  const decide = (who = by) => who.post(`/api/proposals/${id}/decide/`, { revision, ...all })
  return { kind: 'change', id, decide }
}

async function message(): Promise<Prepared> {
  const row = { subject: 'Horario', sender: 'ana@example.com', message: '¿Abrís?' }
  const [{ id } = { id: 0 }] = await server.db
    .insert(messages)
    .values({ ...row, created_at: NOW })
    .returning()
  return {
    kind: 'message',
    id,
    decide: (by = luis) => by.post(`/api/answer_contact/${id}/`, { answer: 'Sí.' }),
  }
}

async function report(decision: string, details: object = {}): Promise<Prepared> {
  const id = await reportOf(server, shop, details)
  const decide = (by = luis) => by.post(`/api/reports/${id}/decide/`, { decision, reason })
  return { kind: 'report', id, decide }
}

/** Lets Marta restrict something (`take`), appeals it, and prepares the answer. */
async function appeal(outcome: string, take: () => Promise<unknown>): Promise<Prepared> {
  await take()
  const [taken] = await server.db.select().from(restrictions).orderBy(desc(restrictions.id))
  const { id } = taken!
  await server.db
    .update(restrictions)
    .set({ appeal: 'Ya está corregido.', appealed_at: NOW, appellant: owner.user.id })
    .where(eq(restrictions.id, id))
  const decide = (by = luis) => by.post(`/api/appeals/${id}/answer/`, { outcome, answer: 'Visto.' })
  return { kind: 'appeal', id, decide }
}

const take = {
  hidden: () => marta.patch(at(), { hidden: true, reason }),
  deleted: () => marta.delete(at(), { reason }),
  offer: async () => marta.delete(`/api/offer/${(await server.offer(shop)).id}/`, { reason }),
  account: () => marta.patch(`/auth/users/${owner.user.id}/`, { is_active: false, reason }),
  application: async () => (await application('deny')).decide(marta),
  change: async () => (await asked('reject', marta)).decide(),
}

async function suggestion(): Promise<Prepared> {
  const [{ id } = { id: 0 }] = await server.db
    .insert(suggestions)
    .values({ ...SUGGESTION, created_at: NOW })
    .returning()
  const decision = 'declined'
  const decide = (by = luis) => by.post(`/api/suggestions/${id}/decide/`, { decision })
  return { kind: 'suggestion', id, decide }
}

async function unconfirmed(decide: Prepared['decide']): Promise<Prepared> {
  return { kind: 'unconfirmed', id: shop.id, decide }
}
const ask = (by = luis) => by.post(`/api/freshness/${shop.id}/ask/`)
/** One was asked long ago: the row and the link of that are written anew. */
async function askedBefore(decide: Prepared['decide']): Promise<Prepared> {
  server.clock.set(LONG_AGO)
  luis = await server.signInAgain(luis)
  await ask()
  server.clock.set(NOW)
  luis = await server.signInAgain(luis)
  return unconfirmed(decide)
}

const DECISIONS: Record<string, () => Promise<Prepared>> = {
  'accepting an application': () => application('accept'),
  'rejecting an application': () => application('deny'),
  'accepting a change': () => asked('accept'),
  'rejecting a change': () => asked('reject'),
  'answering a message': message,
  'declining a report': () => report('unchanged'),
  'hiding a reported shop': () => report('hidden'),
  'taking away a reported offer': async () =>
    report('hidden', { commerce: null, offer: (await server.offer(shop)).id }),
  'turning down an appeal': () => appeal('upheld', take.hidden),
  'showing a shop after an appeal': () => appeal('granted', take.hidden),
  'restoring a shop after an appeal': () => appeal('granted', take.deleted),
  'restoring an offer after an appeal': () => appeal('granted', take.offer),
  'activating an account after an appeal': () => appeal('granted', take.account),
  'accepting an application after an appeal': () => appeal('granted', take.application),
  'accepting a change after an appeal': () => appeal('granted', take.change),
  'declining a suggestion': suggestion,
  'asking about data': () => unconfirmed(ask),
  'asking about data again': () => askedBefore(ask),
  'confirming data': () => askedBefore((by = luis) => by.post(`${at()}confirm_data/`)),
}

/** Every row that is not derived, counted or logged; without the version of a shop, which only goes up. */
async function everything() {
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in
      ('activity', 'attempts', 'inbox_decisions', 'openings', 'openings_written', 'search_words', 'sessions', 'write_counts')
    order by 1`)
  const tables = rows.map(
    ({ name }) =>
      sql`select ${name} as table, to_jsonb(its) - 'version' as row from ${sql.identifier(name)} its`,
  )
  const all = sql`${sql.join(tables, sql` union all `)} order by 1, 2`
  return (await server.db.execute(all)).rows
}

const linesOf = async () =>
  (await server.db.select().from(activity).orderBy(activity.id)).map((line) => ({
    subject: `${line.object_type} ${line.object_id}`,
    ...{ verb: line.verb, before: line.before, after: line.after },
  }))

test.each(Object.entries(DECISIONS))(
  '%s is undone within ten seconds by who did it, however often it is asked: all is as it was, and no mail leaves',
  async (_name, prepare) => {
    const { kind, id, decide } = await prepare()
    await server.db.delete(outbox)
    const before = await everything()
    const logged = (await linesOf()).length
    expect((await decide()).status).toBe(200)
    const decided = await everything()
    expect(decided).not.toEqual(before)
    for (const mail of await server.db.select().from(outbox)) {
      expect(Date.parse(mail.next_try_at!) - Date.parse(mail.created_at)).toBe(10_000)
    }
    const other = await undo(kind, id, marta)
    expect([other.status, other.body.code]).toEqual([409, 'already_resolved'])
    expect(other.body.detail).toContain(luis.user.username)
    expect(await everything()).toEqual(decided)

    server.clock.advance(10)
    const answers = await Promise.all(Array.from({ length: 30 }, () => undo(kind, id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await everything()).toEqual(before)
    expect(server.aborted).toEqual([])
    const lines = (await linesOf()).slice(logged)
    const done = lines.slice(0, lines.length / 2)
    expect(lines.slice(done.length)).toEqual(
      done.toReversed().map(({ subject, before: was, after: is }) => ({
        ...{ subject, verb: 'undo', before: is, after: was },
      })),
    )

    expect((await decide()).status).toBe(200)
    const anew = await everything()
    server.clock.advance(10.001)
    const late = await undo(kind, id)
    expect([late.status, late.body.code]).toEqual([409, 'already_resolved'])
    expect(late.body.detail).toContain('más de 10 segundos')
    expect(await everything()).toEqual(anew)
  },
)

describe('a decision', () => {
  test('on a shop that its owner has changed meanwhile stays', async () => {
    for (const [place, prepare] of [() => asked('accept'), () => report('hidden')].entries()) {
      const { kind, id, decide } = await prepare()
      await decide()
      expect((await change({ n_tlf: `96400120${place}` })).status).toBe(200)
      const decided = await everything()
      const { status, body } = await undo(kind, id)
      expect([status, body.detail]).toEqual([409, CHANGED])
      expect(await everything()).toEqual(decided)
    }
  })

  test('is undone or stays, whole, when its owner saves at the same moment', async () => {
    for (const [place, prepare] of [() => asked('accept'), () => report('hidden')].entries()) {
      const { kind, id, decide } = await prepare()
      const before = await server.db.select().from(commerces)
      await decide()
      const decided = await server.db.select().from(commerces)
      const n_tlf = `96400130${place}`
      const [undone, saved] = await Promise.all([undo(kind, id), change({ n_tlf })])
      expect([[204, 409], [200]]).toEqual([expect.arrayContaining([undone.status]), [saved.status]])
      const [then] = undone.status === 204 ? before : decided
      const { name, hidden, photo } = then!
      expect(await server.db.select().from(commerces)).toMatchObject([
        { name, hidden, photo, n_tlf },
      ])
      if (undone.status === 409) expect(undone.body.detail).toBe(CHANGED)
    }
    expect(server.aborted).toEqual([])
  })

  test.each([
    [
      'an offer',
      async () => report('hidden', { commerce: null, offer: (await server.offer(shop)).id }),
      'offers',
    ],
    ['an application', () => application('accept'), 'applications'],
  ] as const)('on %s locks its shop first, as saves do', async (_what, prepare, table) => {
    const { kind, id, decide } = await prepare()
    await decide()
    const undone = await server.db.transaction(async (tx) => {
      await tx.execute(sql`select from commerces for no key update`)
      const undoing = undo(kind, id)
      await waitForBlockedQueries(server.db, 1)
      await tx.execute(sql`select from ${sql.identifier(table)} for no key update nowait`)
      return { undoing }
    })
    expect((await undone.undoing).status).toBe(204)
  })

  test.each([
    [
      'a category that has been purged',
      () => server.db.delete(categories).where(eq(categories.name, 'Colmado')),
    ],
    [
      'a second change that waits',
      () =>
        server.db
          .insert(proposals)
          .values({ commerce: shop.id, changes: [], created_at: NOW, updated_at: NOW }),
    ],
  ])('that would bring back %s stays', async (_what, first) => {
    const [old] = await server.db.insert(categories).values({ name: 'Colmado' }).returning()
    await server.db.update(commerces).set({ category: [old!.id] })
    const { kind, id, decide } = await asked('accept')
    await decide()
    await first()
    const { status, body } = await undo(kind, id)
    expect([status, body.detail]).toEqual([409, CHANGED])
  })

  test('on each of fifty applications is undone, four at a time as from the inbox', async () => {
    const prepared = []
    for (let count = 0; count < 50; count++) prepared.push(await application('accept'))
    const before = await everything()
    for (const { decide } of prepared) await decide()
    const queue = prepared.values()
    const worker = async () => {
      for (const { kind, id } of queue) expect((await undo(kind, id)).status).toBe(204)
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(await everything()).toEqual(before)
    expect(server.aborted).toEqual([])
  })

  test('on an application is undone though its owner has changed the shop meanwhile', async () => {
    const { kind, id, decide } = await application('accept')
    await decide()
    const [waiting] = await server.db.select().from(commerces).orderBy(desc(commerces.id))
    await owner.patch(`/api/commerce/${waiting!.id}/`, { n_tlf: '964001299' })
    expect((await undo(kind, id)).status).toBe(204)
  })

  test('that changed the hours of a shop, too, is undone with when it is open', async () => {
    const openNow = async () => {
      const { body } = await server.anyone.get('/api/directory/commerces/?open=now')
      return body.map(({ id }: { id: number }) => id)
    }
    const hoursOf = (sign: string) => readHours(sign).hours!
    await keepOpenings(server.services)
    await change({ hours: hoursOf('todos los días 9-14') })
    expect(await openNow()).toEqual([shop.id])
    const next = await server.owner()
    const saved = await luis.patch(at(), {
      owner_email: next.user.email,
      from_owner: owner.user.id,
      hours: hoursOf('todos los días 17-20'),
    })
    expect([saved.status, await openNow()]).toEqual([200, []])
    expect((await luis.post(`${at()}undo_owner_change/`)).status).toBe(200)
    expect(await openNow()).toEqual([shop.id])
  })

  test('that would bring a deleted category back stays', async () => {
    const [old] = await server.db.insert(categories).values({ name: 'Colmado' }).returning()
    await server.db.update(commerces).set({ category: [old!.id] })
    const { kind, id, decide } = await asked('accept')
    await decide()
    expect((await marta.delete(`/api/category/${old!.id}/`)).status).toBe(204)
    expect((await undo(kind, id)).body.detail).toContain('mientras tanto')
  })

  test('that another makes after the first was undone stands', async () => {
    const { kind, id, decide } = await application('accept')
    await decide()
    expect((await undo(kind, id)).status).toBe(204)
    await decide(marta)
    // The response to the first request was lost, so the button is pressed again.
    expect((await undo(kind, id)).status).toBe(409)
    expect((await undo(kind, id, marta)).status).toBe(204)
  })

  test('made twice is undone once, and one that was never made is not found', async () => {
    const { kind, id, decide } = await message()
    const { status, body } = await undo(kind, id)
    expect([status, body.detail]).toEqual([
      404,
      'Aquí ya no hay nada que deshacer. Mira cómo está ahora.',
    ])
    expect((await undo('nada' as InboxKind, id)).status).toBe(404)
    await decide()
    await decide()
    expect((await undo(kind, id)).status).toBe(204)
    expect((await undo(kind, id)).status).toBe(204)
    expect(await server.db.$count(outbox)).toBe(0)
  })

  test('raises the version of a shop as it is undone', async () => {
    const versionOf = async () => (await server.db.select().from(commerces))[0]!.version
    const { kind, id, decide } = await report('hidden')
    await decide()
    const decided = await versionOf()
    await undo(kind, id)
    expect(await versionOf()).toBeGreaterThan(decided)
  })

  test('keeps no copy of what it did not change, and is forgotten when its time is over', async () => {
    const { decide } = await appeal('granted', take.account)
    await decide()
    const [{ rows } = { rows: [] }] = await server.db
      .select()
      .from(inboxDecisions)
      .where(eq(inboxDecisions.kind, 'appeal'))
    expect(rows.find(({ table }) => table === 'users')!.before).toEqual({ is_active: false })
    expect(JSON.stringify(rows)).not.toContain(owner.user.email)
    server.clock.advance(10)
    await forgetDecisions(server.services)
    expect(await server.db.$count(inboxDecisions)).toBe(1)
    server.clock.advance(51)
    await forgetDecisions(server.services)
    expect(await server.db.$count(inboxDecisions)).toBe(0)
  })
})

test('a mail that waits for its time is not delivered before, and then nothing is undone', async () => {
  const smtp = await startFakeSmtp()
  const transport = smtpTransport(smtp.url, server.services.config.mailFrom, 20)
  const delivery = openDelivery(server.services, transport, (error) => {
    throw error
  })
  try {
    const { kind, id, decide } = await message()
    await decide()
    delivery.notify()
    await delivery.idle()
    expect(smtp.received).toEqual([])
    // Whatever the clocks say.
    await server.db.update(outbox).set({ tries: 1 })
    expect((await undo(kind, id)).body.detail).toContain('el correo está en camino')
    server.clock.advance(10)
    delivery.notify()
    await delivery.idle()
    expect((await server.db.select().from(outbox)).map(({ state }) => state)).toEqual(['sent'])
    expect((await undo(kind, id)).status).toBe(409)
  } finally {
    await delivery.close()
    await smtp.close()
  }
})
