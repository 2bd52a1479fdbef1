import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { PASSWORD } from '#testing/test-password.ts'
import {
  DEACTIVATED,
  openTestServer,
  type Person,
  type TestServer,
  UNCONFIRMED,
} from '#testing/test-server.ts'
import { sessions, users } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())
const change = (person: Person, changes: object, by = administrator) =>
  by.patch(`/auth/users/${person.user.id}/`, changes)
const reason = 'No es de aquí.'
const rowOf = async ({ user }: Person) => {
  const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
  return row!
}

describe('a change', () => {
  test('of role holds at the next call of that person, and is written down', async () => {
    const person = await server.owner()
    expect((await person.get('/auth/users/')).status).toBe(403)
    const { status, body } = await change(person, { role: '3' })
    expect([status, body.role]).toEqual([200, 3])
    expect((await person.get('/auth/users/')).status).toBe(200)
    expect((await person.get('/auth/users/me')).body.role).toBe(3)
    expect(await server.activityOf('user', person.user)).toMatchObject([
      {
        actor: administrator.user.username,
        verb: 'change_role',
        object: person.user.username,
        before: { role: 2 },
        after: { role: 3 },
      },
    ])
  })

  test('to what already is changes and writes nothing', async () => {
    const person = await server.owner()
    expect((await change(person, { role: 2, is_active: true })).status).toBe(200)
    expect((await change(person, {})).status).toBe(200)
    expect(await server.activityOf('user', person.user)).toEqual([])
  })

  test.each([
    [{ role: 4 }, 'role'],
    [{ role: null }, 'role'],
    [{ role: [3] }, 'role'],
    [{ is_active: 'quizás' }, 'is_active'],
    [{ is_active: 0 }, 'is_active'],
  ])('to %j is refused by its field', async (changes, field) => {
    const person = await server.owner()
    const { status, body } = await change(person, changes)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  test('that shuts an account signs it out everywhere at once and keeps it out', async () => {
    const person = await server.owner()
    const { body } = await change(person, { is_active: false, reason })
    expect(body.is_active).toBe(false)
    expect((await person.get('/auth/users/me')).body.code).toBe('user_inactive')
    const credentials = { email: person.user.email, password: PASSWORD }
    expect((await server.anyone.post('/api/token/', credentials)).status).toBe(401)
    expect((await change(person, { is_active: true })).status).toBe(200)
    expect((await person.get('/auth/users/me')).body.code).toBe('token_not_valid')
    expect((await server.anyone.post('/api/token/', credentials)).status).toBe(200)
    expect((await server.activityOf('user', person.user)).map(({ verb }) => verb)).toEqual([
      'deactivate',
      'activate',
    ])
  })

  test('opens no account that was never confirmed, and makes it no administrator', async () => {
    const person = await server.owner(UNCONFIRMED)
    for (const changes of [{ is_active: true }, { role: 3 }]) {
      const { status, body } = await change(person, changes)
      expect([status, body.code]).toEqual([409, 'not_confirmed'])
    }
    expect((await change(person, { role: 1, is_active: false, reason })).status).toBe(200)
    expect(await rowOf(person)).toMatchObject({ role: 1, is_active: false, activated_at: null })
  })
})

describe('the last active administrator', () => {
  let alone: Person
  /** Deactivates the other administrators. */
  beforeEach(async () => {
    await server.db.update(users).set(DEACTIVATED).where(eq(users.role, ADMINISTRATOR))
    alone = await server.administrator()
    await server.person(ADMINISTRATOR, UNCONFIRMED)
  })
  afterAll(async () => {
    await server.db
      .update(users)
      .set({ is_active: true })
      .where(eq(users.id, administrator.user.id))
  })

  test.each([
    { role: 2 },
    { role: 1 },
    { is_active: false, reason },
    { role: 2, is_active: false, reason },
  ])('cannot be lost by %j', async (changes) => {
    const { status, body } = await change(alone, changes, alone)
    expect([status, body.code]).toEqual([409, 'last_administrator'])
    expect(await rowOf(alone)).toMatchObject({ role: 3, is_active: true })
    expect((await alone.get('/auth/users/me')).status).toBe(200)
    expect(await server.activityOf('user', alone.user)).toEqual([])
  })

  test('may go once there is another', async () => {
    const other = await server.administrator()
    expect((await change(alone, { role: 2 }, other)).status).toBe(200)
    expect((await change(other, { is_active: false, reason }, other)).body.code).toBe(
      'last_administrator',
    )
  })

  test.each([
    ['each other', { is_active: false, reason }, (pair: [Person, Person]) => pair.toReversed()],
    ['themselves', { role: 1 }, (pair: [Person, Person]) => pair],
  ] as const)('is left when two take away %s at once', async (_whom, changes, whomOf) => {
    const pair: [Person, Person] = [alone, await server.administrator()]
    const whom = whomOf(pair)
    let changing: ReturnType<Person['patch']>[] = []
    await server.db.transaction(async (tx) => {
      // The rows are locked until both requests wait for them, so that they run concurrently.
      const ids = pair.map(({ user }) => user.id)
      for (const id of ids) await tx.select().from(users).where(eq(users.id, id)).for('update')
      changing = pair.map((by, at) => change(whom[at]!, changes, by))
      await waitForBlockedQueries(server.db, 2)
    })
    const answers = await Promise.all(changing)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const left = await server.db.$count(
      users,
      and(eq(users.role, ADMINISTRATOR), eq(users.is_active, true)),
    )
    expect(left).toBe(1)
  })
})

describe('the confirmation', () => {
  const resend = ({ user }: Person) =>
    administrator.post(`/auth/users/${user.id}/resend_activation/`)

  test('is mailed again, with a link that opens the account', async () => {
    const person = await server.owner(UNCONFIRMED)
    expect((await resend(person)).status).toBe(204)
    const [mail] = await server.mailsTo(person.user.email)
    const [uid, token] = /\/activate\/(\S+)\/(\S+)/.exec(mail!.text)!.slice(1)
    const { status } = await server.anyone.post('/auth/users/activation/', { uid, token })
    expect([status, (await rowOf(person)).is_active]).toEqual([200, true])
  })

  test('is not mailed to whoever has confirmed, be the account open or shut', async () => {
    for (const person of [await server.owner(), await server.owner(DEACTIVATED)]) {
      const { status, body } = await resend(person)
      expect([status, body.code]).toEqual([409, 'already_confirmed'])
      expect(await server.mailsTo(person.user.email)).toEqual([])
    }
  })

  test('fills no mailbox: three in an hour, those asked for by the person counted', async () => {
    const person = await server.owner(UNCONFIRMED)
    const { email } = person.user
    await server.anyone.post('/auth/users/resend_activation/', { email })
    for (let times = 1; times < 3; times++) expect((await resend(person)).status).toBe(204)
    const { status, body, headers } = await resend(person)
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'throttled', '3600'])
    expect(await server.mailsTo(person.user.email)).toHaveLength(3)
  })
})

describe('ending sessions', () => {
  const end = ({ user }: Person, by = administrator) =>
    by.post(`/auth/users/${user.id}/end_sessions/`)
  const secondSession = async ({ user }: Person, expires_at: string) => {
    const id = crypto.randomUUID()
    const opened = { user_agent: 'otro', created_at: '2026-03-01T00:00:00.000Z', expires_at }
    await server.db.insert(sessions).values({ id, user_id: user.id, ...opened })
  }
  const openOf = ({ user }: Person) =>
    server.db.$count(sessions, and(eq(sessions.user_id, user.id), isNull(sessions.ended_at)))

  test('signs a person out everywhere, counts what was open and writes it down', async () => {
    const person = await server.owner()
    await secondSession(person, '2026-03-06T00:00:00.000Z')
    await secondSession(person, '2026-03-02T00:00:00.000Z')
    const { status, body } = await end(person)
    expect([status, body]).toEqual([200, { ended: 2 }])
    expect((await person.get('/auth/users/me')).status).toBe(401)
    expect((await end(person)).body).toEqual({ ended: 0 })
    expect((await server.activityOf('user', person.user)).map(({ verb }) => verb)).toEqual([
      'end_sessions',
    ])
  })

  test('of oneself leaves the one in hand', async () => {
    const person = await server.administrator()
    await secondSession(person, '2026-03-06T00:00:00.000Z')
    expect((await end(person, person)).body).toEqual({ ended: 1 })
    expect(await openOf(person)).toBe(1)
    expect((await person.get('/auth/users/me')).status).toBe(200)
  })
})
