import { expect, test } from 'vitest'
import type { Inbox, InboxItem } from '#contract/inbox.ts'
import { formatToday, officeTasks, statusProblem } from './office.ts'

const now = new Date('2026-03-12T10:00:00Z')

test('of each kind that waits there is a line, the one with the oldest first, and a verb', () => {
  const message = item({ kind: 'message', title: 'Dos horarios', since: '2026-03-11T10:00:00Z' })
  const application = item({ title: 'La Miga', since: '2026-03-06T10:00:00Z' })
  expect(officeTasks(inbox({ message: [message, 1], application: [application, 4] }), now)).toEqual(
    [
      {
        tone: 'waiting',
        title: '4\u00a0altas',
        detail: 'La Miga espera desde hace 6\u00a0días',
        to: '/bandeja?tipo=altas',
        action: 'Revisar',
      },
      {
        tone: 'good',
        title: '1\u00a0mensaje',
        detail: 'Dos horarios espera desde ayer',
        to: '/bandeja?tipo=mensajes',
        action: 'Responder',
      },
    ],
  )
  expect(officeTasks(inbox({}), now)).toEqual([])
})

test('it is said how much waits, and how much of it for long', () => {
  const application = item({ since: '2026-03-06T10:00:00Z' })
  expect(formatToday(inbox({ application: [application, 3] }), now)).toBe(
    'Hay 3\u00a0cosas en la bandeja; 1 lleva 5 días o más.',
  )
  expect(formatToday(inbox({}), now)).toBe('No hay nada por hacer en la bandeja.')
})

test('what is wrong with the installation is told once, and undelivered mails apart', () => {
  const good = { name: 'x', problem: null, advice: null, operator_hint: null }
  const bad = { name: 'x', problem: 'Queda poco disco.', advice: 'Avisa hoy.', operator_hint: 'df' }
  const disk = { ...bad, check: 'disk' } as const
  const dead = { ...bad, check: 'mail_dead' } as const
  expect(statusProblem({ checks: [{ ...good, check: 'disk' }, dead] })).toBeUndefined()
  expect(statusProblem({ checks: [dead, disk] })).toEqual({
    title: 'Queda poco disco',
    detail: 'Avisa hoy.',
  })
  expect(statusProblem({ checks: [disk, { ...bad, check: 'town' }] })).toMatchObject({
    detail: 'Y 1\u00a0cosa más por arreglar.',
  })
})

function item(details: Partial<InboxItem>): InboxItem {
  const nobody = { commerce: null, viewed_by: null, is_urgent: false }
  return { kind: 'application', id: 1, since: '', title: '', detail: '', ...nobody, ...details }
}

type First = readonly [first: InboxItem, count: number]

function inbox(waiting: { application?: First; message?: First }): Inbox {
  const nothing = {
    application: 0,
    change: 0,
    message: 0,
    report: 0,
    appeal: 0,
    suggestion: 0,
    unconfirmed: 0,
  }
  const none = { application: null, change: null, message: null, report: null, appeal: null }
  const kinds = Object.entries(waiting)
  const counts = Object.fromEntries(kinds.map(([kind, [, count]]) => [kind, count]))
  const firsts = Object.fromEntries(kinds.map(([kind, [first]]) => [kind, first]))
  return {
    count: kinds.reduce((sum, [, [, count]]) => sum + count, 0),
    counts: { ...nothing, ...counts },
    oldest: { ...none, suggestion: null, unconfirmed: null, ...firsts },
    results: kinds.map(([, [first]]) => first),
    used: [],
  }
}
