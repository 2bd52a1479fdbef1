import { expect, test, vi } from 'vitest'
import { logCrash, openSay } from './say.ts'

function linesOf(act: () => void) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  act()
  const lines = write.mock.calls.map(([text]) => JSON.parse(String(text)))
  write.mockRestore()
  return lines
}

test('in production every line is a line of the log, and empty ones are left out', () => {
  const say = openSay(true)
  const lines = linesOf(() => {
    say('')
    say('  Dirección      https://calle.example')
    say('El puerto 80 está ocupado.', 'fatal')
  })
  expect(lines).toMatchObject([
    { level: 30, pid: process.pid, msg: 'Dirección https://calle.example' },
    { level: 60, msg: 'El puerto 80 está ocupado.' },
  ])
})

test('a crash is one line, with its stack and no value of a statement', () => {
  const error = Object.assign(new Error('params: ana@correo.example'), { query: 'select $1' })
  const [line] = linesOf(() => logCrash(error))
  expect(line).toMatchObject({ level: 60, err: { message: 'Failed query: select $1' } })
  expect(line.err.stack).toContain('say.test.ts')
  expect(JSON.stringify(line)).not.toContain('ana@')
})
