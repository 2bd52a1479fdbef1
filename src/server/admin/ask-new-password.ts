import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { isCommonPassword } from '#contract/common-passwords.ts'
import { COMMON_PASSWORD, newPassword } from '#contract/fields.ts'
import { StartupError } from '../process/startup-error.ts'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/** Asks twice on a terminal, without echo, until the password is valid. From other input, reads the first line. */
export async function askNewPassword(input: Input, output: Writable): Promise<string> {
  const isTerminal = input.isTTY === true
  const lines = createInterface({ input, output: nowhere(), terminal: isTerminal, historySize: 0 })
  try {
    return await (isTerminal ? askTwice(lines, output) : readLine(lines))
  } finally {
    lines.close()
  }
}

async function readLine(lines: Interface): Promise<string> {
  const { value = '' } = await lines[Symbol.asyncIterator]().next()
  const error = passwordError(value)
  if (error) throw new StartupError(`${error}.`)
  return value
}

async function askTwice(lines: Interface, output: Writable): Promise<string> {
  for (;;) {
    const password = await ask(lines, output, 'Contraseña nueva: ')
    const error = passwordError(password)
    if (error) output.write(`${error}.\n`)
    else if (password === (await ask(lines, output, 'Otra vez, para comprobarla: ')))
      return password
    else output.write('No coinciden. Escríbelas de nuevo.\n')
  }
}

async function ask(lines: Interface, output: Writable, prompt: string): Promise<string> {
  const closed = new AbortController()
  const abort = () => closed.abort()
  // After Ctrl-C or the end of the input, `question` alone would wait forever.
  lines.once('close', abort)
  output.write(prompt)
  try {
    return await lines.question('', { signal: closed.signal })
  } catch {
    throw new StartupError('Sin contraseña no se cambia nada.')
  } finally {
    lines.off('close', abort)
    output.write('\n')
  }
}

function passwordError(password: string): string | undefined {
  const wrong = newPassword.safeParse(password).error?.issues[0]?.message
  return wrong ?? (isCommonPassword(password) ? COMMON_PASSWORD.replace(/\.$/, '') : undefined)
}

/** Prevents the echo of readline. */
function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
