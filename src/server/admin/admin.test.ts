import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createLink } from '../auth/links.ts'
import { findSettings } from '../config/open-settings.ts'
import { activity } from '../database/schema.ts'
import { askNewPassword } from './ask-new-password.ts'
import { makeAdministrator } from './make-administrator.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Runs `npm run admin -- ARGS` on the server's database, with `piped` as its input. */
async function admin(args: string[], piped = '') {
  const program = resolve(import.meta.dirname, '../commands/admin.ts')
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      DATABASE_URL: server.databaseUrl,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: 'pipe',
  })
  child.stdin.end(piped)
  const [out, errors, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ])
  return { code, out: out.join(''), errors: errors.join('') }
}

const create = (email: string, username?: string, password?: string) =>
  makeAdministrator(server.db, server.clock.now(), { email, username, password })
const signIn = (email: string, password: string) =>
  server.anyone.post('/api/token/', { email, password })
const verbsOn = async ({ user }: Person) => {
  const lines = await server.db
    .select()
    .from(activity)
    .where(and(eq(activity.object_type, 'user'), eq(activity.object_id, user.id)))
    .orderBy(activity.id)
  return lines.map(({ actor, actor_id, verb }) => [actor, actor_id, verb])
}

describe('the command', () => {
  test('makes an administrator who signs in at once, beside the server', async () => {
    const made = await admin(
      ['create', '--email', 'jefa@pueblo.example', '--username', 'jefa'],
      'la clave del pueblo\nmás\n',
    )
    expect(made).toEqual({
      code: 0,
      out: 'Hecho: jefa (jefa@pueblo.example) ya puede iniciar sesión y administrar.\n',
      errors: '',
    })
    const { body } = await signIn('jefa@pueblo.example', 'la clave del pueblo')
    const headers = { authorization: `Bearer ${body.access}` }
    const { body: me } = await server.anyone.get('/auth/users/me', undefined, headers)
    expect(me).toMatchObject({ username: 'jefa', role: ADMINISTRATOR })
    expect(await admin(['list'])).toEqual({
      code: 0,
      out: `${me.id}  jefa  jefa@pueblo.example\n`,
      errors: '',
    })
  })

  test.each([
    [['create', '--email', 'jefa'], '--email: Debe ser un correo electrónico válido.'],
    [
      ['create', '--email', 'sola@pueblo.example'],
      'No hay ninguna cuenta con sola@pueblo.example: para crearla falta --username.',
    ],
    [
      ['create', '--email', 'otra@pueblo.example', '--username', 'yo'],
      '--username: El nombre de usuario debe tener al menos 4 caracteres.',
    ],
    [
      ['create', '--email', 'otra@pueblo.example', '--username', 'otra'],
      'La contraseña debe tener al menos 6 caracteres.',
    ],
    [['borrar'], 'Uso:'],
  ])('given %j refuses in a sentence', async (args, sentence) => {
    const { code, out, errors } = await admin(args, 'corta')
    expect([code, out]).toEqual([1, ''])
    expect(errors).toContain(sentence)
    expect(errors).not.toMatch(/ at |Error/)
  })
})

describe('an account that is there', () => {
  test('is given the role, and keeps its password and name', async () => {
    const person = await server.owner()
    const { email, username } = person.user
    expect(await create(email.toUpperCase(), 'otro nombre')).toEqual({
      outcome: 'promoted',
      name: username,
    })
    expect((await person.get('/auth/users/me')).body).toMatchObject({ username, role: 3 })
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    expect(await verbsOn(person)).toEqual([['Escaparate', null, 'change_role']])
    expect((await create(email)).outcome).toBe('unchanged')
    expect(await verbsOn(person)).toHaveLength(1)
  })

  test('is opened when it was shut', async () => {
    const person = await server.person(ADMINISTRATOR, { is_active: false })
    expect((await create(person.user.email)).outcome).toBe('promoted')
    expect((await signIn(person.user.email, PASSWORD)).status).toBe(200)
    expect(await verbsOn(person)).toEqual([['Escaparate', null, 'activate']])
  })

  test('is taken from whoever registered it, when nobody had confirmed it', async () => {
    const person = await server.person(OWNER, { is_active: false, activated_at: null })
    const { config, clock, db } = server.services
    const link = await createLink(db, config, person.user.id, 'activation', clock.now())
    await create(person.user.email, undefined, 'otra clave')
    expect((await signIn(person.user.email, PASSWORD)).status).toBe(401)
    expect((await signIn(person.user.email, 'otra clave')).status).toBe(200)
    const [uid, token] = link.split('/').slice(-2)
    expect((await server.anyone.post('/auth/users/activation/', { uid, token })).status).toBe(400)
  })

  test('with the name asked for is another, which is refused', async () => {
    const { user } = await server.owner()
    await expect(create('nueva@pueblo.example', user.username, 'una clave')).rejects.toThrow(
      '--username: Ese nombre de usuario ya existe. Prueba con otro.',
    )
  })
})

describe('the guide of an empty directory', () => {
  const stepAfter = async (prepare: (own: TestServer) => Promise<unknown>) => {
    const own = await openTestServer()
    try {
      await prepare(own)
      const candidate = { email: 'jefa@pueblo.example', username: 'jefa', password: 'una clave' }
      await makeAdministrator(own.db, own.clock.now(), candidate)
      return (await findSettings(own.db)).guide_step
    } finally {
      await own.close()
    }
  }

  test('begins with its first administrator', async () => {
    expect(await stepAfter(async () => {})).toBe(0)
    expect(await stepAfter((own) => own.owner())).toBe(0)
  })

  test('does not begin where there is a shop, another administrator, or a choice', async () => {
    expect(await stepAfter(async (own) => own.commerce(await own.owner()))).toBeNull()
    expect(await stepAfter((own) => own.administrator())).toBeNull()
    expect(await stepAfter((own) => own.choose({ town: 'Onda' }))).toBeNull()
  })
})

test('two who make the same administrator at once make one', async () => {
  const both = await Promise.all(
    [1, 2].map(() => create('doble@pueblo.example', 'doble', 'una clave')),
  )
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['created', 'unchanged'])
})

describe('on a terminal the password', () => {
  /** Types each answer when its prompt appears. Returns everything that was printed. */
  async function type(...answers: string[]) {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
    let shown = ''
    const output = new PassThrough()
    output.setEncoding('utf8').on('data', (text: string) => {
      shown += text
      if (text.endsWith(': ')) setImmediate(() => input.write(answers.shift() ?? '\x03'))
    })
    const password = await askNewPassword(input, output).catch((error) => error.message)
    return { password, shown }
  }

  test('is asked for twice and never seen', async () => {
    expect(await type('canicas\r', 'canicas\r')).toEqual({
      password: 'canicas',
      shown: 'Contraseña nueva: \nOtra vez, para comprobarla: \n',
    })
  })

  test('is asked for again while it is too short or differs', async () => {
    const { password, shown } = await type('x\r', 'canicas\r', 'cancia\r', 'canicas\r', 'canicas\r')
    expect(password).toBe('canicas')
    expect(shown).toContain('La contraseña debe tener al menos 6 caracteres.\n')
    expect(shown).toContain('No coinciden. Escríbelas de nuevo.\n')
    expect(shown).not.toMatch(/canicas|cancia/)
  })

  test('is mended with backspace', async () => {
    expect((await type('canicass\x7f\r', 'canicas\r')).password).toBe('canicas')
  })

  test('is not given with Ctrl-C or Ctrl-D, and nothing happens', async () => {
    for (const key of ['\x03', '\x04']) {
      expect((await type('canicas\r', key)).password).toBe('Sin contraseña no se cambia nada.')
    }
  })
})
