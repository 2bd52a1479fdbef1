import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { findCompleteBackup } from '../backup/backup-status.ts'
import { findSettings } from '../config/open-settings.ts'
import { connect } from '../database/migrate.ts'
import { lastApplied, readMigrations } from '../database/migrations.ts'
import { StartupError } from '../process/startup-error.ts'
import { checkClock } from './check-machine.ts'
import { checkStored, type StoredOptions } from './check-stored.ts'
import { bad, type Finding, finding, good, isBad } from './finding.ts'

const NAME = 'Base de datos'
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch']

export type CheckOptions = StoredOptions & { url: string }

/** Data of the database that other checks need. */
export type StoredData = Awaited<ReturnType<typeof readStored>>

/** Checks the database. `stored` is undefined if the database cannot be used. */
export async function checkDatabase(
  options: CheckOptions,
): Promise<{ findings: Finding[]; stored?: StoredData }> {
  let client: pg.Client
  try {
    client = await connect(options.url)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { findings: [bad(NAME, error.message, cureOf(error.message))] }
  }
  try {
    const basics = [
      good(NAME),
      await checkEncoding(client),
      await checkTime(client, options.now),
      ...(await checkExtensions(client)),
    ]
    const migrations = await checkMigrations(client)
    if (isBad(migrations)) return { findings: [...basics, migrations] }
    const rights = await checkRights(client)
    if (isBad(rights)) return { findings: [...basics, migrations, rights] }
    const findings = [...basics, migrations, rights, ...(await checkStored(client, options))]
    return { findings, stored: await readStored(client) }
  } finally {
    await client.end()
  }
}

async function readStored(client: pg.Client) {
  const db = drizzle({ client })
  const photos = await client.query<{ hash: string }>("select hash from photos where hash <> ''")
  return {
    photoHashes: photos.rows.map(({ hash }) => hash),
    completeBackup: await findCompleteBackup(db),
    settings: await findSettings(db),
  }
}

function cureOf(sentence: string): string {
  if (/PostgreSQL \d+/.test(sentence)) return 'Pasa la base a un PostgreSQL más nuevo.'
  if (/password|authentication|role/.test(sentence)) {
    return 'Corrige el usuario y la contraseña de DATABASE_URL.'
  }
  if (/does not exist/.test(sentence)) return 'Crea la base de datos, o corrige DATABASE_URL.'
  return 'Comprueba que PostgreSQL esté en marcha, y el servidor y el puerto de DATABASE_URL.'
}

/** Debian uses SQL_ASCII if no language is set. */
async function checkEncoding(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query("select current_setting('server_encoding') as encoding")
  return finding(
    'Letras en la base de datos',
    rows[0].encoding !== 'UTF8' &&
      `La base de datos es ${rows[0].encoding}, y no UTF8: las tildes no se encontrarían.`,
    "Créala otra vez: create database … template template0 encoding 'UTF8';",
  )
}

async function checkTime(client: pg.Client, now: Date): Promise<Finding> {
  const { rows } = await client.query('select clock_timestamp() as now')
  return checkClock(rows[0].now, now)
}

async function checkExtensions(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query(
    // Before the first start, the right to create is enough: the migrations install the extensions.
    `select name, installed_version is not null or (
      to_regclass('drizzle.__drizzle_migrations') is null
      and has_database_privilege(current_database(), 'create')) as installed
    from pg_available_extensions where name = any($1)`,
    [EXTENSIONS],
  )
  return EXTENSIONS.map((extension) => {
    const found = rows.find((row) => row.name === extension)
    return finding(
      `Extensión ${extension}`,
      !found?.installed && `A la base de datos le falta la extensión ${extension}.`,
      found
        ? `Como superusuario, en esa base: create extension ${extension};`
        : 'Instala las extensiones de PostgreSQL en su servidor (paquete postgresql-contrib).',
    )
  })
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const name = 'Tablas'
  const newest = readMigrations().at(-1)!.when
  const last = await lastApplied(client).catch(() => undefined)
  if (last === undefined) {
    const problem = 'El usuario de la base de datos no puede leer qué tablas hay.'
    return bad(name, problem, 'Dale los permisos de docs/operating.md, «Upgrades».')
  }
  if (last === newest) return good(name)
  if (last === 0) {
    const cure =
      'Si Escaparate es nuevo aquí, arráncalo: las crea. Si ya tenía datos, corrige DATABASE_URL o recupera una copia.'
    return bad(name, 'La base de datos está vacía: no tiene ninguna tabla de Escaparate.', cure)
  }
  if (last > newest) {
    const problem = 'La base de datos es de una versión más nueva que este programa.'
    return bad(name, problem, 'Instala esa versión de Escaparate, o recupera una copia anterior.')
  }
  const problem = 'Las tablas son de una versión anterior de este programa.'
  return bad(name, problem, 'Haz una copia y ejecuta «npm run migrate».')
}

async function checkRights(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query(
    `select current_user as role, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not (
      has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
      and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
    order by relname`,
  )
  return finding(
    'Permisos en la base de datos',
    rows.length > 0 &&
      `El usuario ${rows[0].role} no puede leer y escribir en ${rows.map(({ relname }) => relname).join(', ')}.`,
    'Dale los permisos de docs/operating.md, «Upgrades».',
  )
}
