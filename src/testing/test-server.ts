import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { ADMINISTRATOR, OWNER, PERSON, type Role } from '#contract/roles.ts'
import { createApp } from '#server/app.ts'
import type { User } from '#server/auth/queries.ts'
import { openChangeCache } from '#server/change-cache.ts'
import type { Config } from '#server/config/config.ts'
import { openSettings } from '#server/config/open-settings.ts'
import { openVisitCounter } from '#server/counting/open-counter.ts'
import { type Db, openDatabase } from '#server/database/open.ts'
import { categories, photos, sessions, users } from '#server/database/schema.ts'
import { openDirectoryChanges } from '#server/directory-changes.ts'
import { openTokens } from '#server/jwt.ts'
import { openGeocoder } from '#server/map/geocoder.ts'
import { openTiles } from '#server/map/tiles.ts'
import { diskPhotoStore } from '#server/photos/photo-store.ts'
import type { Services } from '#server/services.ts'
import type { Clock } from '#server/time/clock.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { chooseSettings } from './chosen-settings.ts'
import { dropDatabase, emptyTables, queryServer, withDatabase } from './database.ts'
import { refuseUndescribedErrors } from './described-errors.ts'
import { noDelivery, noDirectoryChanges, openClock } from './fake-services.ts'
import { claimsOf } from './jwt-claims.ts'
import { storedRows } from './stored-rows.ts'
import { testConfig } from './test-config.ts'
import { PASSWORD, PASSWORD_HASH } from './test-password.ts'
import { PHOTO, shopInserts } from './test-shops.ts'

export type Person = ApiClient & { user: User; session: string; token: string }

/** The columns of an unconfirmed account, and of one that an administrator has deactivated. */
export const UNCONFIRMED = { is_active: false, activated_at: null } as const
export const DEACTIVATED = { is_active: false } as const

type UserDetails = Partial<typeof users.$inferInsert>
type Wanted = [role: Role, details?: UserDetails | undefined]

/**
 * Opens the whole server without a port, on its own copy of the template database. A test that stops PostgreSQL passes
 * the template of its own instance in `own`; the server then monitors the database as in production.
 */
export async function openTestServer(fixed: Partial<Config> = {}, own?: { templateUrl: string }) {
  const varDir = await mkdtemp(join(tmpdir(), 'escaparate-server-'))
  const { database, databaseUrl, aborted, drop } = await openCopy(own)
  const clock = openClock('2026-03-05T10:00:00.000Z')
  const config = testConfig({ varDir, ...fixed })
  const settings = await openSettings(config, database.db)
  const changes = own
    ? await openDirectoryChanges(databaseUrl, {
        reader: settings.reader,
        reachable: database.setReachable,
      })
    : noDirectoryChanges
  const services: Omit<Services, 'clock'> & { clock: typeof clock } = {
    config,
    clock,
    db: database.db,
    directUrl: databaseUrl,
    photos: diskPhotoStore(join(varDir, 'photos')),
    mail: noDelivery,
    settings,
    changes,
    untilChange: openChangeCache(changes),
    tiles: openTiles(config, clock),
    geocoder: openGeocoder(config),
    visits: openVisitCounter({ config, db: database.db, clock, settings, changes }),
    // At once, so that tests find the queued mails.
    afterAnswer: { run: (_reply, work) => work() },
  }
  const { db } = services
  const app = await createApp(services)
  refuseUndescribedErrors(app)
  const tokens = openTokens(config.secretKey, clock)
  const now = () => clock.now().toISOString()
  const anyone = apiClient(app)
  const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    anyone.post('/api/token/', { email, password }, headers)

  const photo = { hash: PHOTO, width: 1600, height: 1100, placeholder: 'data:,', created_at: now() }
  await db.insert(photos).values(photo)
  const categoriesAtFirst = await db.select().from(categories)
  let lastNumber = 0
  /** Returns the next number of a sequence that is the same on every server. */
  const nextUnique = () => String(++lastNumber).padStart(4, '0')

  const people = (wanted: Wanted[]) => createPeople({ app, db, clock, tokens, nextUnique }, wanted)
  const person = async (role: Role, details?: UserDetails) => (await people([[role, details]]))[0]!

  return {
    app,
    services,
    db,
    databaseUrl,
    /** The transactions that PostgreSQL aborted (deadlock, serialization). */
    aborted,
    clock,
    tokens,
    anyone,
    signIn,
    /** Opens another session of the same user, as on another device. */
    async signInAgain({ user }: Person): Promise<Person> {
      const { access: token } = (await signIn(user.email)).body
      return { user, session: claimsOf(token).sid, token, ...apiClient(app, token) }
    },
    renewed(person: Person): Person {
      const token = tokens.sign('access', { userId: person.user.id, sessionId: person.session })
      return { ...person, token, ...apiClient(app, token) }
    },
    person,
    people,
    nextUnique,
    owner: (details?: UserDetails) => person(OWNER, details),
    administrator: () => person(ADMINISTRATOR),
    visitor: () => person(PERSON),
    ...shopInserts(db, now),
    ...storedRows(db),
    choose: chooseSettings(services),

    /** Empties the database and restarts the sequences of ids and names. */
    async reset() {
      await emptyTables(db)
      await db.insert(categories).values(categoriesAtFirst.map(({ name }) => ({ name })))
      await db.insert(photos).values(photo)
      await settings.reload()
      lastNumber = 0
    },

    async close() {
      await app.close()
      await services.changes.close()
      await drop()
      await rm(varDir, { recursive: true, force: true })
    },
  }
}

async function openCopy(own: { templateUrl: string } | undefined) {
  const template = own?.templateUrl ?? inject('templateUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying the files takes half as long as logging each block, the default.
  const copy = `template ${databaseOf(template)} strategy file_copy`
  await queryServer(template, `create database ${name} ${copy}`)
  const databaseUrl = withDatabase(template, name)
  const aborted: Error[] = []
  const database = openDatabase(databaseUrl, {
    onRetry: (error) => aborted.push(error),
    ...(!own && { timeouts: TIMEOUTS }),
  })
  const drop = async () => {
    await database.close()
    await dropDatabase(template, name)
  }
  return { database, databaseUrl, aborted, drop }
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/** Longer timeouts than in production, so that tests hold on a slow machine. */
export const TIMEOUTS = {
  connection: 30_000,
  transaction: 30_000,
  lock: 30_000,
  statement: 30_000,
  retry: 30_000,
}

type Context = {
  app: FastifyInstance
  db: Db
  clock: Clock
  tokens: ReturnType<typeof openTokens>
  nextUnique: () => string
}

/** Creates confirmed users with unique names, and signs in. */
async function createPeople(
  { app, db, clock, tokens, nextUnique }: Context,
  wanted: Wanted[],
): Promise<Person[]> {
  const now = clock.now().toISOString()
  const rows = wanted.map(([role, details]) => {
    const username = `persona-${nextUnique()}`
    return {
      username,
      email: `${username}@example.com`,
      password_hash: PASSWORD_HASH,
      role,
      is_active: true,
      created_at: now,
      activated_at: now,
      ...details,
    }
  })
  const created = await db.insert(users).values(rows).returning()
  const expires_at = new Date(clock.now().getTime() + 2 * 24 * 3600 * 1000).toISOString()
  const opened = created.map(({ id: user_id }) => ({
    id: randomUUID(),
    user_id,
    user_agent: 'test',
    created_at: now,
    expires_at,
  }))
  await db.insert(sessions).values(opened)
  return created.map((user, at) => {
    const session = opened[at]!.id
    const token = tokens.sign('access', { userId: user.id, sessionId: session })
    return { user, session, token, ...apiClient(app, token) }
  })
}

function databaseOf(url: string): string {
  return /^\w+:\/\/[^/]*\/([^?]*)/.exec(url)![1]!
}
