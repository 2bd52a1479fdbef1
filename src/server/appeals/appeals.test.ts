import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportOf } from '#testing/report-calls.ts'
import { appealOf, restrictionOf } from '#testing/restrictions.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { commerces, outbox, reports, restrictions, users } from '../database/schema.ts'

let server: TestServer
/** The decider and the only other administrator. */
let decider: Person
let other: Person
let owner: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  decider = await server.administrator()
  other = await server.administrator()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [restrictions, reports, outbox]) await server.db.delete(table)
  await server.db.update(users).set({ is_active: true }).where(eq(users.id, other.user.id))
  // Leaves no third administrator.
  const isThird = and(eq(users.role, 3), notInArray(users.id, [decider.user.id, other.user.id]))
  await server.db.update(users).set({ role: 2 }).where(isThird)
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga' })
})

const reason = 'El teléfono es de otra casa.'
const text = 'Ya lo he corregido.'
const hide = (by = decider) => by.patch(`/api/commerce/${shop.id}/`, { hidden: true, reason })
const show = (by: Person) => by.patch(`/api/commerce/${shop.id}/`, { hidden: false })
const publicStatus = async (id = shop.id) =>
  (await server.anyone.get(`/api/directory/commerces/${id}/`)).status
const mine = async (person = owner) => (await person.get('/api/restrictions/')).body
const send = (restriction: number, said = text, person = owner) =>
  person.post('/api/appeals/', { restriction, text: said })
const answer = (id: number, outcome: string, said = 'Lo hemos mirado.', by = other) =>
  by.post(`/api/appeals/${id}/answer/`, { outcome, answer: said })
const mailsTo = async ({ user }: Person) =>
  (await server.mailsTo(user.email)).map(({ subject, text: body }) => `${subject}\n${body}`)

/** For each kind of decision, how to take something away and how to see that it is back. */
const KINDS: Record<
  string,
  { take: () => Promise<unknown>; isBack: () => Promise<boolean>; subject: string }
> = {
  application_rejected: {
    take: async () => {
      shop = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
      const { pk } = await server.applicationOf(shop)
      await decider.post(`/deny_application/${pk}/`, { reason })
    },
    isBack: async () => (await publicStatus()) === 200,
    subject: 'no se ha aceptado',
  },
  commerce_hidden: {
    take: () => hide(),
    isBack: async () => (await publicStatus()) === 200,
    subject: 'Hemos ocultado «La Espiga»',
  },
  commerce_deleted: {
    take: () => decider.delete(`/api/commerce/${shop.id}/`, { reason }),
    isBack: async () => (await publicStatus()) === 200,
    subject: 'Hemos eliminado «La Espiga»',
  },
  offer_deleted: {
    take: async () => {
      const offer = await server.offer(shop, { title: 'Pan de ayer' })
      await decider.delete(`/api/offer/${offer.id}/`, { reason })
    },
    isBack: async () => (await owner.get(`/api/offer/?commerce=${shop.id}`)).body.length === 1,
    subject: 'Hemos eliminado la oferta «Pan de ayer»',
  },
}

describe.each(Object.entries(KINDS))('of %s', (kind, { take, isBack, subject }) => {
  test('the owner is told why, where to answer and until when', async () => {
    await take()
    const [mail] = await mailsTo(owner)
    for (const said of [subject, reason, 'No estoy de acuerdo', 'hasta el 4 de abril']) {
      expect(mail).toContain(said)
    }
    const [decision] = await mine()
    expect(decision).toMatchObject({ kind, reason, may_appeal: true, ended_at: null, appeal: null })
    expect(mail).toContain(`/reclamaciones/${decision.id}`)
    expect(JSON.stringify(decision)).not.toContain(decider.user.username)
  })

  test('a granted appeal gives back by itself, and an upheld one does not', async () => {
    for (const outcome of ['upheld', 'granted']) {
      await server.db.delete(restrictions)
      shop = await server.commerce(owner, { name: 'La Espiga' })
      await take()
      expect(await isBack()).toBe(false)
      const [{ id }] = await mine()
      expect((await send(id)).status).toBe(201)
      const { status, body } = await answer(id, outcome)
      expect([status, body.outcome]).toEqual([200, outcome])
      expect(await isBack()).toBe(outcome === 'granted')
      expect((await mailsTo(owner)).at(-1)).toContain('Lo hemos mirado.')
      const [after] = await mine()
      expect(after).toMatchObject({ answer: 'Lo hemos mirado.', may_appeal: false })
      expect(after.ended_at === null).toBe(outcome === 'upheld')
    }
  })
})

describe('a deactivated account', () => {
  const deactivate = (person: Person) =>
    decider.patch(`/auth/users/${person.user.id}/`, { is_active: false, reason })
  const signIn = async ({ user }: Person) => await server.signIn(user.email, PASSWORD)
  const linkOf = async ({ user }: Person) => {
    const [mail] = await server.mailsTo(user.email)
    const [uid, token] = mail!.text.match(/respuesta\/(\S+)/)![1]!.split('/')
    return { uid: uid!, token: token! }
  }

  test('says why at sign-in, and its link appeals without signing in, once', async () => {
    await deactivate(owner)
    expect((await signIn(owner)).body).toEqual({
      detail:
        'Tu cuenta está desactivada desde el 5 de marzo. Motivo: «El teléfono es de otra casa.». Si no estás de acuerdo, reclama hasta el 4 de abril con el enlace del correo que te mandamos.',
      code: 'account_deactivated',
    })
    const link = await linkOf(owner)
    const read = await server.anyone.post('/api/mailed/read/', link)
    expect(read.body).toMatchObject({
      purpose: 'appeal',
      is_answered: false,
      restriction: { kind: 'account_deactivated', reason, may_appeal: true },
    })
    const post = (appeal?: string) => server.anyone.post('/api/mailed/answer/', { ...link, appeal })
    expect((await post()).body).toEqual({ appeal: ['Cuéntanos por qué no estás de acuerdo'] })
    expect((await post(text)).body.restriction).toMatchObject({ appeal: text, may_appeal: false })
    expect((await post(text)).status).toBe(200)
    expect((await post('Otra cosa.')).body.code).toBe('already_appealed')
    expect((await signIn(owner)).body.detail).toContain('Ya tenemos tu reclamación')
    const [{ id }] = (await other.get('/api/appeals/')).body
    await answer(id, 'granted')
    expect((await signIn(owner)).status).toBe(200)
    expect((await mailsTo(owner)).at(-1)).toContain('Hemos activado otra vez tu cuenta')
    const after = await server.anyone.post('/api/mailed/read/', link)
    expect(after.body).toMatchObject({ is_answered: true, restriction: { outcome: 'granted' } })
  })

  test('that stays so is told that it is the last word', async () => {
    await deactivate(owner)
    const link = await linkOf(owner)
    await server.anyone.post('/api/mailed/answer/', { ...link, appeal: text })
    const [{ id }] = (await other.get('/api/appeals/')).body
    await answer(id, 'upheld')
    expect((await signIn(owner)).body.detail).toContain('la decisión es definitiva')
  })

  test('that the office activates again may not be appealed, and its mail does not leave', async () => {
    await deactivate(owner)
    await decider.patch(`/auth/users/${owner.user.id}/`, { is_active: true })
    expect(await mailsTo(owner)).toEqual([])
    const [row] = await server.db.select().from(restrictions)
    expect(row!.ended_at).not.toBeNull()
  })
})

describe('a decision', () => {
  test('about a shop that nobody has is nobody’s to appeal', async () => {
    const path = `/api/commerce/${shop.id}/`
    await server.db.update(commerces).set({ owner_id: null }).where(eq(commerces.id, shop.id))
    expect((await decider.patch(path, { hidden: true })).status).toBe(200)
    expect(await server.db.$count(outbox)).toBe(0)
  })

  test('holds: its owner does not take it back, the office does, and then no mail leaves', async () => {
    await hide()
    expect((await show(owner)).body).toEqual({
      hidden: [
        'Lo ha decidido la administración. Mira el motivo: si no estás de acuerdo, puedes reclamar.',
      ],
    })
    await decider.delete(`/api/commerce/${shop.id}/`, { reason })
    const restored = await owner.post(`/api/commerce/${shop.id}/restore/`)
    expect([restored.status, restored.body.code]).toEqual([409, 'hidden_by_office'])
    expect((await decider.post(`/api/commerce/${shop.id}/restore/`)).status).toBe(200)
    expect((await show(owner)).status).toBe(400)
    expect((await show(decider)).status).toBe(200)
    expect(await mailsTo(owner)).toEqual([])
  })

  test('is read by its owner and the office alone', async () => {
    await hide()
    const [{ id }] = await mine()
    expect(await mine(await server.owner())).toEqual([])
    const stranger = await server.owner()
    expect((await stranger.get(`/api/restrictions/${id}/`)).status).toBe(404)
    expect((await send(id, text, stranger)).body).toEqual({
      restriction: ['Eso ya no está: carga la página otra vez'],
    })
    expect((await other.get(`/api/restrictions/${id}/`)).body).toMatchObject({ may_appeal: false })
    expect(
      (await other.get(`/api/restrictions/?commerce=${shop.id}&in_force=true`)).body,
    ).toHaveLength(1)
    expect((await other.get('/api/restrictions/?in_force=false')).body).toEqual([])
  })

  test('after a report is appealed like any other', async () => {
    const report = await reportOf(server, shop)
    const decided = { decision: 'hidden', reason }
    await decider.post(`/api/reports/${report}/decide/`, decided)
    const [{ id }] = await mine()
    expect((await mailsTo(owner))[0]).toContain(`/reclamaciones/${id}`)
    await send(id)
    expect((await other.get('/api/appeals/')).body).toMatchObject([{ id, report, reason }])
    await answer(id, 'granted')
    expect(await publicStatus()).toBe(200)
  })

  test('is in the history of the shop, with its reason and its appeal, and no word of who wrote', async () => {
    await hide()
    const [{ id }] = await mine()
    await send(id)
    await answer(id, 'upheld')
    const { body } = await owner.get(`/api/commerce/${shop.id}/history/`)
    expect(
      body.map((line: { verb: string; object_type: string }) => `${line.verb} ${line.object_type}`),
    ).toEqual(['answer appeal', 'create appeal', 'hide commerce'])
    expect(body[2].after).toEqual({ hidden: true, reason })
    expect(body[0]).toMatchObject({ actor: 'Administración', after: { outcome: 'upheld' } })
    expect(JSON.stringify(body)).not.toContain(text)
  })
})

describe('an appeal', () => {
  test('is sent once: the same again is answered as the first, another is refused', async () => {
    await hide()
    const [{ id }] = await mine()
    expect((await send(id)).body).toMatchObject({ id, appeal: text, may_appeal: false })
    expect((await send(id)).status).toBe(201)
    expect((await send(id, 'Y otra cosa.')).body).toEqual({
      detail:
        'Ya has reclamado de esta decisión, y se reclama una sola vez. Te escribiremos con la respuesta.',
      code: 'already_appealed',
    })
    await answer(id, 'upheld')
    expect((await send(id, 'Insisto.')).body.detail).toContain('la respuesta es definitiva')
  })

  test('thirty at once is one, and tells the office once', async () => {
    await hide()
    const [{ id }] = await mine()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => send(id, `Motivo ${at % 3}.`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20)
    expect(await mailsTo(other)).toHaveLength(1)
    expect(await mailsTo(decider)).toHaveLength(0)
  })

  test('comes in time, or is told that it is late', async () => {
    await hide()
    const [{ id }] = await mine()
    server.clock.advance(30 * 24 * 60 * 60 + 1)
    const late = await server.signInAgain(owner)
    expect((await late.get('/api/restrictions/')).body).toMatchObject([{ may_appeal: false }])
    expect((await send(id, text, late)).body).toEqual({
      detail:
        'El plazo para reclamar acabó el 4 de abril. Si ha cambiado algo, escríbenos desde la página de contacto.',
      code: 'appeal_too_late',
    })
    server.clock.advance(-(30 * 24 * 60 * 60 + 1))
  })

  test('of what is back already is not needed', async () => {
    await hide()
    const [{ id }] = await mine()
    await show(decider)
    expect((await send(id)).body.code).toBe('nothing_to_appeal')
  })

  test('is granted by the office that gives back before it answers', async () => {
    await hide()
    const [{ id }] = await mine()
    await send(id)
    await show(decider)
    expect((await other.get(`/api/appeals/${id}/`)).body).toMatchObject({
      outcome: 'granted',
      answered_by: decider.user.username,
      may_answer: false,
    })
    expect((await mailsTo(owner)).at(-1)).toContain('Hemos vuelto a mostrar «La Espiga»')
  })

  test('is withdrawn by the owner who sends the application again', async () => {
    await KINDS.application_rejected!.take()
    const { pk } = await server.applicationOf(shop)
    const [{ id }] = await mine()
    await send(id)
    await owner.post(`/api/commerce_applications/${pk}/resubmit/`, { application: 'Ya.' })
    expect((await other.get(`/api/appeals/${id}/`)).body).toMatchObject({
      outcome: 'withdrawn',
      answered_by: null,
    })
    expect((await answer(id, 'granted')).status).toBe(409)
    await decider.post(`/deny_application/${pk}/`, { reason })
    expect(await mine()).toMatchObject([{ may_appeal: true }, { outcome: 'withdrawn' }])
  })

  test('waits on top, the oldest first, and is found by what was written', async () => {
    const ids: number[] = []
    for (const object of ['Uno', 'Dos', 'Tres']) {
      server.clock.advance(60)
      ids.push(await appealOf(server, await server.commerce(owner), owner, { object }))
    }
    await answer(ids[0]!, 'upheld')
    const list = async (query = '') => {
      const { body } = await other.get(`/api/appeals/${query}`)
      return body.map(({ id }: { id: number }) => ids.indexOf(id))
    }
    expect(await list()).toEqual([1, 2, 0])
    expect(await list('?state=waiting')).toEqual([1, 2])
    expect(await list('?outcome=upheld')).toEqual([0])
    expect(await list('?search=dos')).toEqual([1])
  })
})

describe('an answer', () => {
  const appealed = async () => {
    await hide()
    const [{ id }] = await mine()
    await send(id)
    return id as number
  }

  test('is of another than who decided, where there is one', async () => {
    const id = await appealed()
    const refused = await answer(id, 'granted', '', decider)
    expect([refused.status, refused.body.code]).toEqual([409, 'own_decision'])
    expect((await decider.get('/api/appeals/')).body).toMatchObject([{ may_answer: false }])
    expect((await other.get('/api/appeals/')).body).toMatchObject([{ may_answer: true }])
    const isOther = eq(users.id, other.user.id)
    await server.db.update(users).set({ is_active: false }).where(isOther)
    expect((await decider.get('/api/appeals/')).body).toMatchObject([{ may_answer: true }])
    expect((await answer(id, 'granted', '', decider)).status).toBe(200)
  })

  test('is never of who appeals', async () => {
    const boss = await server.administrator()
    const own = await server.commerce(boss)
    const id = await appealOf(server, own, boss, { decided_by: decider.user.id })
    expect((await answer(id, 'granted', '', boss)).body.code).toBe('own_decision')
    await server.db.update(users).set({ is_active: false }).where(eq(users.id, other.user.id))
    expect((await answer(id, 'granted', '', decider)).status).toBe(200)
  })

  test('that keeps the decision says why', async () => {
    const id = await appealed()
    expect((await answer(id, 'upheld', ' ')).body).toEqual({
      answer: ['Escribe la respuesta: es definitiva'],
    })
    expect((await answer(id, 'quizás', '')).body).toEqual({
      outcome: ['Elige si mantienes la decisión o le das la razón'],
    })
    expect((await answer(2_147_483_647, 'granted')).status).toBe(404)
  })

  test('that thirty give at once is one, with one mail', async () => {
    const third = await server.administrator()
    const id = await appealed()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        answer(id, 'granted', 'Es verdad.', [other, third][at % 2]),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
    expect(answers.find(({ status }) => status === 409)!.body.detail).toMatch(
      /^Esta reclamación ya la ha respondido /,
    )
    expect((await mailsTo(owner)).filter((mail) => mail.includes('Es verdad.'))).toHaveLength(1)
    expect(await server.activityOf('commerce', shop)).toMatchObject([
      { verb: 'hide' },
      { verb: 'show' },
    ])
  })

  test('and the office that shows it by itself at once do not block each other', async () => {
    const id = await appealed()
    const [answered, shown] = await Promise.all([answer(id, 'granted'), show(decider)])
    expect([200, 409]).toContain(answered.status)
    expect(shown.status).toBe(200)
    expect(await publicStatus()).toBe(200)
    expect(server.aborted).toEqual([])
  })

  test('gives back what its owner has deleted meanwhile to whoever restores it', async () => {
    const id = await appealed()
    await owner.delete(`/api/commerce/${shop.id}/`)
    expect((await answer(id, 'granted')).status).toBe(200)
    await owner.post(`/api/commerce/${shop.id}/restore/`)
    expect(await publicStatus()).toBe(200)
  })
})

describe('what was written', () => {
  test('is in the download of data, and goes with the account', async () => {
    const leaving = await server.owner()
    const own = await server.commerce(leaving)
    await appealOf(server, own, leaving)
    await restrictionOf(server, own, { kind: 'commerce_deleted' })
    const { body } = await leaving.get('/auth/account/export/')
    expect(body.restrictions).toMatchObject([
      { kind: 'commerce_hidden', reason, appeal: 'Ya está corregido.' },
      { kind: 'commerce_deleted', appeal: null },
    ])
    expect((await owner.get('/auth/account/export/')).body.restrictions).toEqual([])
    await leaving.delete('/auth/account/', { current_password: PASSWORD })
    expect(await server.db.$count(restrictions)).toBe(0)
  })

  test('is not read by who has the shop next', async () => {
    const next = await server.owner()
    const id = await appealOf(server, shop, owner)
    await server.db
      .update(commerces)
      .set({ owner_id: next.user.id })
      .where(eq(commerces.id, shop.id))
    const { body } = await next.get(`/api/restrictions/${id}/`)
    expect(body).toMatchObject({ reason, appeal: '', may_appeal: false })
    const exported = (await next.get('/auth/account/export/')).body
    expect(JSON.stringify(exported.restrictions)).not.toContain('Ya está corregido.')
    const own = (await owner.get('/auth/account/export/')).body
    expect(own.restrictions).toMatchObject([{ appeal: 'Ya está corregido.' }])
  })
})
