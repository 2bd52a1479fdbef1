import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { registration } from '#contract/auth.ts'
import { askNewPassword } from '../admin/ask-new-password.ts'
import { listAdministrators, makeAdministrator } from '../admin/make-administrator.ts'
import { findUserByEmail } from '../auth/queries.ts'
import type { Db } from '../database/open.ts'
import { openDatabaseForCommand } from '../open-services.ts'
import { runCommand, say } from '../process/run-command.ts'
import { mapStackOfCrashes } from '../process/source-stack.ts'
import { StartupError } from '../process/startup-error.ts'
import { systemClock } from '../time/clock.ts'

const USAGE = `Uso:
  npm run admin -- create --email lucia@pueblo.example --username lucia
      Crea una cuenta de administración, o da ese rol a la cuenta que ya tiene ese correo.
      Pregunta la contraseña, o la lee de la entrada: npm run admin -- create … < fichero
  npm run admin -- list
      Muestra quién administra.`

const SENTENCES = {
  created: (person: string) => `Hecho: ${person} ya puede iniciar sesión y administrar.`,
  promoted: (person: string) => `Hecho: ${person} ya tenía cuenta y ahora administra.`,
  unchanged: (person: string) => `${person} ya administraba: no hay nada que cambiar.`,
}

mapStackOfCrashes()

await runCommand(async () => {
  const { verb, options } = readArguments()
  const { db, close } = await openDatabaseForCommand(say)
  try {
    await (verb === 'create' ? create(db, options) : list(db))
  } finally {
    await close()
  }
})

type Options = { email: string; username: string | undefined }

function readArguments(): { verb: 'create' | 'list'; options: Options } {
  const { positionals, values } = parseArguments()
  const [verb, ...rest] = positionals
  if ((verb !== 'create' && verb !== 'list') || rest.length > 0) throw new StartupError(USAGE)
  if (verb === 'list') return { verb, options: { email: '', username: undefined } }
  const { email, username } = registration.shape
  return {
    verb,
    options: {
      email: read('--email', email, values.email),
      username: values.username && read('--username', username, values.username),
    },
  }
}

function parseArguments() {
  try {
    const options = { email: { type: 'string' }, username: { type: 'string' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new StartupError(USAGE)
  }
}

function read<T>(option: string, rule: z.ZodType<T>, value: unknown): T {
  const { data, error } = rule.safeParse(value)
  if (error) throw new StartupError(`${option}: ${error.issues[0]!.message}.`)
  return data as T
}

async function create(db: Db, { email, username }: Options): Promise<void> {
  const account = await findUserByEmail(db, email)
  if (!account && !username) {
    throw new StartupError(`No hay ninguna cuenta con ${email}: para crearla falta --username.`)
  }
  // Anybody may have registered an unconfirmed account, so its password is replaced, too.
  const isConfirmed = account !== undefined && account.activated_at !== null
  const password = isConfirmed ? undefined : await askNewPassword(process.stdin, process.stdout)
  const person = { email, username, password }
  const { outcome, name } = await makeAdministrator(db, systemClock.now(), person)
  say(SENTENCES[outcome](`${name} (${email})`))
}

async function list(db: Db): Promise<void> {
  const people = await listAdministrators(db)
  if (people.length === 0) say('Nadie administra todavía: npm run admin -- create …')
  for (const { id, username, email, is_active } of people) {
    say(`${id}  ${username}  ${email}${is_active ? '' : '  (desactivada)'}`)
  }
}
