import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECRET } from '#testing/config-reader.ts'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { serve } from '#testing/plain-server.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { PHOTO } from '#testing/test-shops.ts'
import { backups } from '../database/schema.ts'
import { fileNames, noPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { examine } from './examine.ts'
import { isBad } from './finding.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.administrator()
})
afterAll(() => server.close())

const program = { root: '/no/such/program', staleParts: [] }
const wrongIn = async (env: NodeJS.ProcessEnv) =>
  (await examine(env, program)).filter(isBad).map(({ name }) => name)

test('an installation in production lacks here only what a test has not', async () => {
  const { photos } = server.services
  for (const name of fileNames(PHOTO)) await photos.write(name, Buffer.from('photo'))
  await savePhotoRow(server.db, photos, noPhoto(server.services))
  const made_at = new Date().toISOString()
  await server.db.insert(backups).values({ address: '/x', bytes: 1, is_daily: true, made_at })
  const smtp = await startFakeSmtp()
  const site = await serve((_request, response) => response.end('{"town":null}'))
  const env = {
    NODE_ENV: 'production',
    SECRET_KEY: SECRET,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hola@tiendas.example',
    DATABASE_URL: server.databaseUrl,
    VAR_DIR: server.services.config.varDir,
    PUBLIC_URL: site.url,
    BACKUP_DAILY_TO: '/x',
  }
  const lacks = ['Programa construido', 'Conexión cifrada', 'Aviso legal', 'Municipio']
  expect(await wrongIn(env)).toEqual(lacks)
  await photos.remove(fileNames(PHOTO)[0]!)
  expect((await wrongIn(env)).filter((name) => !lacks.includes(name))).toEqual([
    'Ficheros de las fotos',
  ])
  await Promise.all([smtp.close(), site.close()])
})

test('who answers for the site, and of which town it is, is chosen or set', async () => {
  await server.choose({ town: 'Onda', legal_name: 'Asociación', legal_address: 'Plaza Mayor, 1' })
  const env = {
    NODE_ENV: 'production',
    SECRET_KEY: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: server.databaseUrl,
    VAR_DIR: server.services.config.varDir,
    PUBLIC_URL: 'http://127.0.0.1:1',
  }
  const found = await examine({ ...env, LEGAL_ID: 'G00000000' }, program)
  const said = found.filter(({ name }) => name === 'Aviso legal' || name === 'Municipio')
  expect(said.map(({ problem }) => problem)).toEqual([
    'El aviso legal no dice quién responde del directorio: falta el correo.',
    undefined,
  ])
})

test('with a wrong setting, what the others say is looked at all the same', async () => {
  const env = { PORT: 'x', DATABASE_URL: 'postgresql://ana@127.0.0.1:1/x', VAR_DIR: '/dev/null' }
  expect(await wrongIn(env)).toEqual([
    'Programa construido',
    'Configuración',
    'Carpeta de datos',
    'Base de datos',
  ])
})

test('the command ends with 1 and says what is wrong, without a stack, whatever is', async () => {
  const env = {
    PATH: process.env.PATH,
    PORT: 'x',
    VAR_DIR: '/dev/null/x',
    DATABASE_URL: 'mysql://x',
  }
  const child = spawn(process.execPath, ['tools/doctor.ts'], { env })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  expect(code).toBe(1)
  expect(err).toBe('')
  expect(out).toContain('  Mal   Configuración: PORT debe ser un número entre 1 y 65535.\n')
  expect(out).toMatch(/Mal {3}Configuración: DATABASE_URL debe/)
  expect(out).toMatch(/Hay \d+ cosas por arreglar\.\n$/)
})
