import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropDatabase, queryServer, withDatabase } from '#testing/database.ts'
import { isGood, problemOf, theWrong } from '#testing/findings.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { backups, outbox } from '../database/schema.ts'
import { type CheckOptions, checkDatabase } from './check-database.ts'

describe('the database', () => {
  let server: TestServer
  let now: Date
  beforeAll(async () => {
    server = await openTestServer()
    await server.administrator()
    const { rows } = await server.db.execute<{ now: string }>('select clock_timestamp() as now')
    now = new Date(rows[0]!.now)
  })
  afterAll(() => server.close())
  const check = async (more: Partial<CheckOptions> = {}) => (await read(more)).findings
  const read = (more: Partial<CheckOptions> = {}) =>
    checkDatabase({
      url: server.databaseUrl,
      now,
      dailyTo: undefined,
      production: false,
      ...more,
    })
  const query = (statement: string) => server.db.execute(sql.raw(statement))

  test('that is as it should be is good', async () => isGood(await check()))

  test('that is away, has another name, or does not let us in, is told', async () => {
    const away = 'postgresql://ana:clave@127.0.0.1:1/escaparate'
    const wrong = theWrong(await check({ url: away }))
    expect(wrong.problem).toContain('ECONNREFUSED')
    expect(wrong.cure).toContain('en marcha')
    expect(JSON.stringify(wrong)).not.toContain('clave@')
    const none = theWrong(await check({ url: withDatabase(server.databaseUrl, 'nada') }))
    expect(none.cure).toContain('Crea la base de datos')
    const stranger = server.databaseUrl.replace(/:\/\/[^:@]*/, '://nadie')
    expect(theWrong(await check({ url: stranger })).cure).toContain('el usuario y la contraseña')
  })

  test('that is too old is told', async () => {
    await query(`create schema old;
      create function old.current_setting(text) returns text language sql as $$ select '140011' $$`)
    const { rows } = await query('select current_database() as name')
    await query(`alter database ${rows[0]!.name} set search_path = old, pg_catalog, public`)
    expect(problemOf(await check())).toContain('PostgreSQL 14: hace falta la versión 15')
    await query(`alter database ${rows[0]!.name} reset search_path; drop schema old cascade`)
  })

  test('that does not hold UTF-8 is told', async () => {
    const name = `doctor_ascii_${process.pid}`
    const url = withDatabase(server.databaseUrl, name)
    await queryServer(
      url,
      `create database ${name} template template0 locale_provider libc encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`,
    )
    const findings = await check({ url }).finally(() => dropDatabase(url, name))
    expect(findings.map(({ problem }) => problem)).toContain(
      'La base de datos es SQL_ASCII, y no UTF8: las tildes no se encontrarían.',
    )
  })

  test('with another clock is told', async () => {
    const late = new Date(now.getTime() - 3600_000)
    expect(problemOf(await check({ now: late }))).toMatch(/difieren 3[56]\d\d segundos/)
  })

  test('that is empty lacks only its tables; the extensions too, where we may not install them', async () => {
    const name = `doctor_${process.pid}`
    const url = withDatabase(server.databaseUrl, name)
    await queryServer(url, `create database ${name} template template0 encoding 'UTF8'`)
    try {
      expect(problemOf(await check({ url }))).toContain('La base de datos está vacía')
      await queryServer(url, `revoke create on database ${name} from current_user`)
      const wrong = (await check({ url })).filter(({ problem }) => problem?.includes('extensión'))
      expect(wrong.map(({ problem }) => problem)).toEqual([
        'A la base de datos le falta la extensión pg_trgm.',
        'A la base de datos le falta la extensión fuzzystrmatch.',
      ])
      expect(wrong[0]!.cure).toContain('create extension pg_trgm;')
    } finally {
      await dropDatabase(url, name)
    }
  })

  test('with older or newer tables is told', async () => {
    const table = 'drizzle.__drizzle_migrations'
    const last = `(select max(created_at) from ${table})`
    await query(`update ${table} set created_at = created_at + 1 where created_at = ${last}`)
    const newer = problemOf(await check())
    await query(`update ${table} set created_at = created_at - 2 where created_at = ${last}`)
    const older = theWrong(await check())
    await query(`update ${table} set created_at = created_at + 1 where created_at = ${last}`)
    expect(newer).toContain('más nueva que este programa')
    expect(older.problem).toContain('de una versión anterior')
    expect(older.cure).toContain('npm run migrate')
  })

  test('whose role may not do its work is told', async () => {
    await query('revoke usage on schema drizzle from current_user')
    const unread = problemOf(await check())
    await query('grant usage on schema drizzle to current_user')
    await query('revoke insert on offers, users from current_user')
    const unwritten = problemOf(await check())
    await query('grant insert on offers, users to current_user')
    expect(unread).toContain('no puede leer qué tablas hay')
    expect(unwritten).toMatch(/El usuario \S+ no puede leer y escribir en offers, users\.$/)
  })

  test('without somebody active who administrates is told', async () => {
    await query('update users set is_active = false')
    const wrong = theWrong(await check())
    await query('update users set is_active = true')
    expect(wrong.problem).toContain('Nadie activo administra')
    expect(wrong.cure).toContain('npm run admin -- create')
  })

  test('whose backup is missing or old is told in production, or where one is due', async () => {
    const none = theWrong(await check({ production: true }))
    expect(none.problem).toContain('ninguna copia')
    expect(none.cure).toContain('BACKUP_DAILY_TO')
    expect(theWrong(await check({ dailyTo: '/srv' })).cure).toContain('-- --to /srv')
    const made_at = new Date(now.getTime() - 72 * 3600_000).toISOString()
    const copy = { address: '/srv/one.tar', bytes: 1, is_daily: true }
    await server.db.insert(backups).values({ ...copy, made_at })
    expect(problemOf(await check({ production: true }))).toContain('es de hace 3 días')
    await server.db.insert(backups).values({ ...copy, made_at: now.toISOString() })
    expect(problemOf(await check({ production: true }))).toContain('ninguna se hace sola')
    isGood(await check({ production: true, dailyTo: '/srv' }))
  })

  test('whose mails wait or could not be delivered is told', async () => {
    const long_ago = new Date(now.getTime() - 5 * 3600_000).toISOString()
    const mail = { message_id: '<1@x>', recipient: 'ana@example.com', subject: '', text: '' }
    const times = { created_at: long_ago, next_try_at: now.toISOString() }
    await server.db.insert(outbox).values({ ...mail, ...times, html: '', tries: 3 })
    expect(problemOf(await check())).toContain('esperan desde hace 5 h')
    await query("update outbox set state = 'dead', next_try_at = null")
    expect(problemOf(await check())).toBe('Un correo no se ha podido entregar.')
  })
})
