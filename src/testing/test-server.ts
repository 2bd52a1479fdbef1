import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import { ADMINISTRATOR, OWNER, PERSON, type Role } from '#contract/roles.ts'
import { createApp } from '#server/app.ts'
import { createSession, type User } from '#server/auth/queries.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import {
  applications,
  categories,
  commerces,
  offers,
  photos,
  users,
} from '#server/database/schema.ts'
import { openDirectoryChanges } from '#server/directory-changes.ts'
import { openTokens } from '#server/jwt.ts'
import { USUAL_PERIODS } from '#server/periods.ts'
import { diskPhotoStore } from '#server/photos/photo-store.ts'
import { USUAL_QUOTAS } from '#server/quotas.ts'
import type { Services } from '#server/services.ts'
import { openTotals } from '#server/totals.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { dropDatabase, emptyTables, onServer, withDatabase } from './database.ts'
import { noDelivery, noDirectoryChanges, openClock } from './fake-services.ts'

/** A user with a session, and a client that sends its token. */
export type Person = ApiClient & { user: User; session: string; token: string }

/** Everybody's password, and its hash, made once: hashing is slow on purpose. */
export const PASSWORD = 'escaparate-demo'
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$+HYbhKyjhU6aGFR5ValGTA$5/XnLf2b7LtiUUpMWdNBIx1DdjQymZnR/bRY+7MwkWo'
const PHOTO = 'a'.repeat(64)

/**
 * The whole server without a port, on its own copy of the template database, with functions that create users,
 * shops and offers. A test that stops PostgreSQL passes the template of its own instance in `own`: then the
 * database is monitored as in production.
 */
export async function openTestServer(
  settings: Partial<Config> = {},
  own?: { templateUrl: string },
) {
  const varDir = await mkdtemp(join(tmpdir(), 'escaparate-server-'))
  const template = own?.templateUrl ?? inject('templateUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(template, `create database ${name} template ${databaseOf(template)}`)
  const databaseUrl = withDatabase(template, name)
  const aborted: Error[] = []
  const database = openDatabase(
    databaseUrl,
    (error) => aborted.push(error),
    own ? undefined : PATIENCE,
  )
  const clock = openClock('2026-03-05T10:00:00.000Z')
  const config: Config = {
    production: false,
    host: '127.0.0.1',
    port: 3000,
    varDir,
    publicUrl: 'https://escaparate.example',
    databaseUrl: undefined,
    photosS3: undefined,
    secretKey: 'a secret that only the tests know',
    smtpUrl: undefined,
    mailFrom: { name: 'Escaparate', address: 'no-reply@escaparate.example' },
    logLevel: 'error',
    rateLimits: true,
    ...USUAL_PERIODS,
    ...USUAL_QUOTAS,
    corsOrigins: [],
    legal: { name: null, id: null, address: null, email: null },
    town: null,
    ...settings,
  }
  const services: Omit<Services, 'clock'> & { clock: typeof clock } = {
    config,
    clock,
    db: database.db,
    photos: diskPhotoStore(join(varDir, 'photos')),
    mail: noDelivery,
    totals: openTotals(clock),
    changes: own
      ? await openDirectoryChanges(databaseUrl, database.setReachable)
      : noDirectoryChanges,
  }
  const { db } = services
  const app = await createApp(services)
  const tokens = openTokens(config.secretKey, clock)
  const now = () => clock.now().toISOString()

  const photo = { hash: PHOTO, width: 1600, height: 1100, placeholder: 'data:,', created_at: now() }
  await db.insert(photos).values(photo)
  const categoriesAtFirst = await db.select().from(categories)
  let made = 0
  /** Different each time, and the same sequence on every server. */
  const nextUnique = () => String(++made).padStart(4, '0')

  async function person(role: Role, details: Partial<typeof users.$inferInsert> = {}) {
    const unique = nextUnique()
    const [user] = await db
      .insert(users)
      .values({
        username: `persona-${unique}`,
        email: `persona-${unique}@example.com`,
        password_hash: PASSWORD_HASH,
        role,
        is_active: true,
        created_at: now(),
        activated_at: now(),
        ...details,
      })
      .returning()
    const session = randomUUID()
    const expires_at = new Date(clock.now().getTime() + 2 * 24 * 3600 * 1000).toISOString()
    await createSession(db, {
      id: session,
      user_id: user!.id,
      user_agent: 'test',
      created_at: now(),
      expires_at,
    })
    const token = tokens.sign('access', { userId: user!.id, sessionId: session })
    return { user: user!, session, token, ...apiClient(app, token) } satisfies Person
  }

  return {
    app,
    services,
    db,
    databaseUrl,
    /** Transactions that PostgreSQL aborted (deadlock, serialization). */
    aborted,
    clock,
    tokens,
    anyone: apiClient(app),
    person,
    nextUnique,
    owner: (details?: Partial<typeof users.$inferInsert>) => person(OWNER, details),
    administrator: () => person(ADMINISTRATOR),
    visitor: () => person(PERSON),

    /** Empties the database: what is made next has the ids and names that it would have at first. */
    async reset() {
      await emptyTables(db)
      await db.insert(categories).values(categoriesAtFirst.map(({ name }) => ({ name })))
      await db.insert(photos).values(photo)
      services.totals.forget()
      made = 0
    },

    async commerce(
      owner: Person,
      details: Partial<typeof commerces.$inferInsert> & {
        application?: Partial<typeof applications.$inferInsert>
      } = {},
    ) {
      const { application, ...columns } = details
      const [commerce] = await db
        .insert(commerces)
        .values({
          owner_id: owner.user.id,
          name: 'Panadería La Espiga',
          description: 'Pan de masa madre, cocas y magdalenas.',
          photo: PHOTO,
          category: [1],
          direction: 'Calle Mayor, 12',
          n_tlf: '964123456',
          contact_mail: 'hola@laespiga.example',
          created_at: now(),
          updated_at: now(),
          ...columns,
        })
        .returning()
      await db.insert(applications).values({
        commerce: commerce!.id,
        status: 'OK',
        application: 'Abrimos cada día desde 1962.',
        submitted_at: now(),
        decided_at: now(),
        ...application,
      })
      return commerce!
    },

    async applicationOf({ id }: { id: number }) {
      const [application] = await db
        .select()
        .from(applications)
        .where(eq(applications.commerce, id))
      return application!
    },

    async offer(commerce: { id: number }, details: Partial<typeof offers.$inferInsert> = {}) {
      const [offer] = await db
        .insert(offers)
        .values({
          commerce: commerce.id,
          title: 'Hogaza de pueblo',
          description: 'Lleva dos y paga una, hasta el sábado.',
          type: '2 x 1',
          category: [1],
          created_at: now(),
          updated_at: now(),
          ...details,
        })
        .returning()
      return offer!
    },

    async close() {
      await app.close()
      await services.changes.close()
      await database.close()
      await dropDatabase(template, name)
      await rm(varDir, { recursive: true, force: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/** Longer timeouts than in production, so that tests hold on a slow machine. */
export const PATIENCE = {
  connection: 30_000,
  transaction: 30_000,
  lock: 30_000,
  statement: 30_000,
  rerun: 30_000,
}

function databaseOf(url: string): string {
  return /^\w+:\/\/[^/]*\/([^?]*)/.exec(url)![1]!
}
