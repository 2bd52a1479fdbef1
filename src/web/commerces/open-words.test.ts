import { afterEach, expect, test } from 'vitest'
import type { ClosureReason } from '#contract/hours/closure.ts'
import { showDatesIn } from '#web/format/dates.ts'
import { formatClosure, openWords } from './open-words.ts'

afterEach(() => showDatesIn('Europe/Madrid'))

const now = new Date('2026-05-28T10:20:00.000Z')
const words = (...asked: Parameters<typeof saying>) => saying(...asked)?.replaceAll('\u00a0', ' ')

type Saying = { may_change?: boolean; closed_for?: ClosureReason | null }

const saying = (
  open_state: Parameters<typeof openWords>[0]['open_state'],
  instant: string | null,
  options = {},
) => {
  const isOpen = open_state === 'open' || open_state === 'closing'
  const [open_until, opens_at] = isOpen ? [instant, null] : [null, instant]
  const { may_change = false, closed_for = null, ...others }: Saying = options
  const shop = { open_state, open_until, opens_at, closed_for, may_change }
  return openWords(shop, { now, ...others })
}

test.each([
  ['open', '2026-05-28T12:00Z', 'Abierto · cierra a las 14:00'],
  ['open', null, 'Abierto las 24 horas'],
  ['closing', '2026-05-28T11:30Z', 'Cierra pronto, a las 13:30'],
  ['closing', '2026-05-28T23:30Z', 'Cierra pronto, a la 1:30'],
  ['closed', '2026-05-28T15:00Z', 'Cerrado · abre hoy a las 17:00'],
  ['closed', '2026-05-29T07:30Z', 'Cerrado · abre mañana a las 9:30'],
  ['closed', '2026-06-01T07:30Z', 'Cerrado · abre el lunes a las 9:30'],
  ['closed', '2026-06-15T07:30Z', 'Cerrado · abre el 15 de junio'],
  ['closed', '2027-01-07T08:30Z', 'Cerrado · abre el 7 de enero de 2027'],
  ['closed', null, 'Cerrado'],
  ['holiday', '2026-09-01T07:30Z', 'Cerrado temporalmente · abre el 1 de septiembre'],
  ['unknown', null, undefined],
] as const)('%s until or from %s is «%s»', (state, instant, said) => {
  expect(words(state, instant)).toBe(said)
})

test.each([
  ['open', '2026-05-28T12:00Z', 'Abierto · cierra a las 14:00 · puede cambiar'],
  ['closing', '2026-05-28T11:30Z', 'Cierra pronto, a las 13:30 · puede cambiar'],
  ['closed', '2026-05-28T15:00Z', 'Abre hoy a las 17:00 · puede cambiar'],
  ['closed', '2026-06-15T07:30Z', 'Abre el 15 de junio · puede cambiar'],
  ['closed', null, 'El horario puede cambiar'],
  [
    'holiday',
    '2026-09-01T07:30Z',
    'Cerrado temporalmente · abre el 1 de septiembre · puede cambiar',
  ],
  ['unknown', null, undefined],
] as const)(
  '%s on a holiday without an answer is «%s», never «Cerrado»',
  (state, instant, said) => {
    expect(words(state, instant, { may_change: true })).toBe(said)
  },
)

test('in lists, and in other time zones it says so', () => {
  expect(words('open', '2026-05-28T12:00Z', { isShort: true })).toBe('Abierto hasta las 14:00')
  expect(words('closed', '2026-05-29T07:30Z', { isShort: true })).toBe('Abre mañana a las 9:30')
  showDatesIn('Atlantic/Canary')
  expect(words('open', '2026-05-28T12:00Z')).toBe('Abierto · cierra a las 13:00')
})

test.each([
  ['vacation', '2026-08-31', 'Cerrado por vacaciones hasta el 31 de agosto', 'Vacaciones'],
  ['works', '2026-08-31', 'Cerrado por obras hasta el 31 de agosto', 'Obras'],
  ['works', null, 'Cerrado por obras hasta nuevo aviso', 'Obras'],
  ['personal', null, 'Cerrado por motivos personales hasta nuevo aviso', 'Cerrado unos días'],
  ['other', null, 'Cerrado temporalmente hasta nuevo aviso', 'Cerrado unos días'],
] as const)(
  'a closure for %s until %j says why, and no more than is known',
  (closed_for, closedUntil, said, short) => {
    expect(words('holiday', null, { closed_for, closedUntil })).toBe(said)
    expect(words('holiday', null, { closed_for, isShort: true })).toBe(short)
  },
)

test('a closure says its dates', () => {
  const closure = { from: '2026-08-10', to: '2026-08-31', note: '' }
  expect(formatClosure(closure)).toBe('Cerrado por vacaciones del 10 al 31 de agosto')
  expect(formatClosure({ ...closure, reason: 'works', to: null }, true)).toBe(
    'Cerrado por obras desde el 10 de agosto de 2026',
  )
  expect(formatClosure({ ...closure, reason: 'other', to: closure.from })).toBe(
    'Cerrado temporalmente el 10 de agosto',
  )
})
