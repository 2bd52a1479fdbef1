import { describe, expect, test } from 'vitest'
import type { Hours } from '#contract/hours/hours.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { timeZone } from '../time/time-zone.ts'
import { openStateAt } from './open-state.ts'

const MADRID = timeZone('Europe/Madrid')
const CANARY = timeZone('Atlantic/Canary')

function sign(text: string): Hours {
  const { hours, faults } = readHours(text)
  if (hours === null) throw new Error(faults[0]!.error)
  return hours
}

const at = (instant: string) => Date.parse(instant)
const iso = (ms: number | null) => ms && new Date(ms).toISOString().slice(0, 16)

function state(hours: Hours | null, instant: string, zone = MADRID) {
  const { state, until, opens } = openStateAt(hours, zone, at(instant))
  return [state, iso(until ?? opens)]
}

const BAKERY = sign('L-V 9:30-14 y 17-20:30, S 10-14')

describe('a shop in Madrid, in winter an hour before UTC', () => {
  test.each([
    ['Monday before it opens', '2026-03-02T08:29:59Z', ['closed', '2026-03-02T08:30']],
    ['the minute it opens', '2026-03-02T08:30Z', ['open', '2026-03-02T13:00']],
    ['half an hour before it closes', '2026-03-02T12:30Z', ['closing', '2026-03-02T13:00']],
    ['the minute it closes', '2026-03-02T13:00Z', ['closed', '2026-03-02T16:00']],
    ['Friday evening', '2026-03-06T19:30Z', ['closed', '2026-03-07T09:00']],
    ['Saturday afternoon', '2026-03-07T13:00Z', ['closed', '2026-03-09T08:30']],
  ])('on %s', (_when, instant, expected) => {
    expect(state(BAKERY, instant)).toEqual(expected)
  })
})

test.each([
  ['Madrid', MADRID, '2026-07-01T07:30Z'],
  ['the Canaries', CANARY, '2026-07-01T08:30Z'],
])('in %s it opens by the clock there', (_place, zone, opens) => {
  const before = new Date(at(opens) - 1).toISOString()
  expect(state(BAKERY, before, zone)[0]).toBe('closed')
  expect(state(BAKERY, opens, zone)[0]).toBe('open')
})

describe('past midnight', () => {
  const bar = sign('V y S 22-3')

  test.each([
    ['Saturday at 2:29, of Friday night', '2026-03-07T01:29Z', ['open', '2026-03-07T02:00']],
    ['Saturday at 3:00', '2026-03-07T02:00Z', ['closed', '2026-03-07T21:00']],
    ['Sunday at 2:45', '2026-03-08T01:45Z', ['closing', '2026-03-08T02:00']],
    ['Sunday at 3:00', '2026-03-08T02:00Z', ['closed', '2026-03-13T21:00']],
  ])('%s', (_when, instant, expected) => {
    expect(state(bar, instant)).toEqual(expected)
  })

  test('two shifts that meet at midnight are one opening', () => {
    expect(state(sign('V 20-24, S 0-2'), '2026-03-06T20:00Z')).toEqual(['open', '2026-03-07T01:00'])
  })
})

describe('on the night when clocks go forward (2026-03-29, 2:00 to 3:00)', () => {
  test.each([
    [
      'opens at 2:30, which is 3:30',
      sign('madrugada del domingo 2:30-6:00'),
      '2026-03-29T01:29Z',
      ['closed', '2026-03-29T01:30'],
    ],
    [
      'from Saturday 22:00 to 3:00 lasts four hours',
      sign('S 22-3'),
      '2026-03-28T21:00Z',
      ['open', '2026-03-29T01:00'],
    ],
    [
      'opens at 9:00 of the new time',
      sign('D 9-14'),
      '2026-03-29T06:59Z',
      ['closed', '2026-03-29T07:00'],
    ],
    [
      'what the skipped hour swallows is not there',
      sign('madrugada del domingo 2:00-3:00'),
      '2026-03-29T01:00Z',
      ['closed', '2026-04-05T00:00'],
    ],
  ])('%s', (_what, hours, instant, expected) => {
    expect(state(hours, instant)).toEqual(expected)
  })
})

describe('on the night when clocks go back (2026-10-25, 3:00 to 2:00)', () => {
  test.each([
    [
      'from 22:00 to 3:00 lasts six hours',
      sign('S 22-3'),
      '2026-10-24T20:00Z',
      ['open', '2026-10-25T02:00'],
    ],
    [
      'closes at the first 2:30',
      sign('S 22-02:30'),
      '2026-10-24T20:00Z',
      ['open', '2026-10-25T00:30'],
    ],
    [
      'opens at the first 2:30',
      sign('madrugada del domingo 2:30-6:00'),
      '2026-10-25T00:29Z',
      ['closed', '2026-10-25T00:30'],
    ],
    [
      'in the Canaries from 2:00 back to 1:00',
      sign('madrugada del domingo 1:30-5:00'),
      '2026-10-25T00:00Z',
      ['closed', '2026-10-25T00:30'],
      CANARY,
    ],
  ])('%s', (_what, hours, instant, expected, zone = MADRID) => {
    expect(state(hours, instant, zone)).toEqual(expected)
  })
})

describe('what is not every week', () => {
  const summer = { ...BAKERY, closure: { from: '2026-08-10', to: '2026-08-31', note: '' } }

  test('a shop on holiday says when it opens again, and ends it by the clock', () => {
    expect(state(summer, '2026-08-09T22:00Z')).toEqual(['holiday', '2026-09-01T07:30'])
    expect(state(summer, '2026-08-31T21:59Z')).toEqual(['holiday', '2026-09-01T07:30'])
    expect(state(summer, '2026-08-31T22:00Z')).toEqual(['closed', '2026-09-01T07:30'])
    expect(state(summer, '2026-09-01T07:30Z')[0]).toBe('open')
  })

  test('a shop that does not say when it comes back has no beginning, and says why', () => {
    const closure = { from: '2026-08-10', to: null, note: '', reason: 'works' } as const
    const closed = { ...BAKERY, closure }
    expect(state(closed, '2026-08-20T10:00Z')).toEqual(['holiday', null])
    const at = Date.parse('2026-08-20T10:00Z')
    expect(openStateAt(closed, MADRID, at).closedFor).toBe('works')
    expect(
      openStateAt({ ...closed, closure: { ...closure, reason: undefined } }, MADRID, at).closedFor,
    ).toBe('vacation')
    expect(openStateAt(closed, MADRID, Date.parse('2026-08-07T10:00Z')).closedFor).toBeNull()
  })

  test('a shop by appointment alone is closed for some days, too', () => {
    const closure = { from: '2026-08-10', to: '2026-08-31', note: '' }
    const studio = { ...sign('con cita'), closure }
    expect(state(studio, '2026-08-20T10:00Z')[0]).toBe('holiday')
    expect(state(studio, '2026-09-01T10:00Z')[0]).toBe('unknown')
  })

  test('the night before the holidays is still worked to its end', () => {
    const bar = { ...sign('L-D 20-2'), closure: { from: '2026-08-10', to: '2026-08-12', note: '' } }
    expect(state(bar, '2026-08-09T23:00Z')[0]).toBe('open')
    expect(state(bar, '2026-08-10T00:00Z')[0]).toBe('holiday')
  })

  test('a special day goes before its week', () => {
    const special = [{ from: '2026-03-02', to: '2026-03-02', shifts: [], note: 'Feria' }]
    expect(state({ ...BAKERY, special }, '2026-03-02T10:00Z')).toEqual([
      'closed',
      '2026-03-03T08:30',
    ])
  })

  test('a summer bar is closed in winter until its season', () => {
    const regular = { ...BAKERY.regular, ...sign('con cita').regular }
    const season = { name: 'Verano', from: '06-15', to: '09-15', week: sign('L-D 12-24').regular }
    const bar = { ...BAKERY, regular, seasons: [season] }
    expect(state(bar, '2026-09-16T10:00Z')).toEqual(['closed', '2027-06-15T10:00'])
    expect(state(bar, '2026-07-01T12:00Z')[0]).toBe('open')
  })

  test('a shop that never closes has no end, and one that never opens again no beginning', () => {
    expect(state(sign('24h'), '2026-03-02T10:00Z')).toEqual(['open', null])
    const regular = sign('con cita').regular
    expect(state({ ...BAKERY, regular }, '2026-03-02T10:00Z')).toEqual(['closed', null])
  })

  test.each([
    ['not told', null],
    ['by appointment alone', sign('con cita')],
  ])('nothing is said when the hours are %s', (_what, hours) => {
    expect(state(hours, '2026-03-02T10:00Z')).toEqual(['unknown', null])
  })
})

test('the state agrees with the clock on the wall, minute by minute, over both changes', () => {
  const hours = sign('L-J 9-14 y 17-20:30, V y S 22-3, madrugada del domingo 3:00-4:00, D 10-12')
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  for (const first of ['2026-03-26T00:00Z', '2026-10-22T00:00Z']) {
    for (let minutes = 0; minutes < 7 * 1440; minutes += 7) {
      const ms = at(first) + minutes * 60_000
      const [day, time] = wall.format(ms).replace(',', '').split(' ') as [string, string]
      const { state } = openStateAt(hours, MADRID, ms)
      expect(state === 'open' || state === 'closing', `${day} ${time}`).toBe(isPainted(day, time))
    }
  }
})

/** Whether the shop is open by the hours above, written by hand. */
function isPainted(day: string, time: string): boolean {
  const within = (from: string, to: string) => from <= time && time < to
  if (['Mon', 'Tue', 'Wed', 'Thu'].includes(day))
    return within('09:00', '14:00') || within('17:00', '20:30')
  if (day === 'Fri') return within('22:00', '24:00')
  if (day === 'Sat') return within('00:00', '03:00') || within('22:00', '24:00')
  return within('00:00', '04:00') || within('10:00', '12:00')
}

describe('beside a holiday of which it has not told', () => {
  const calendar = new Map([['2026-12-08', { name: 'Inmaculada', opening: false }]])
  const mayChangeAt = (hours: Hours, instant: string) =>
    openStateAt(hours, MADRID, at(instant), calendar).mayChange
  const BAR = sign('todos los días 20-2')

  test.each([
    ['the morning before, open', BAKERY, '2026-12-07T10:00Z', false],
    ['the evening before, when it tells of the day', BAKERY, '2026-12-07T20:00Z', true],
    ['the day, open', BAKERY, '2026-12-08T10:00Z', true],
    ['the day, between two shifts', BAKERY, '2026-12-08T14:00Z', true],
    ['the day, closed until the next', BAKERY, '2026-12-08T20:00Z', true],
    ['the day after', BAKERY, '2026-12-09T10:00Z', false],
    ['its first hours, by the night before', BAR, '2026-12-08T00:30Z', false],
    ['its night, on the day after', BAR, '2026-12-09T00:30Z', true],
  ])('%s', (_when, hours, instant, expected) => {
    expect(mayChangeAt(hours, instant)).toBe(expected)
  })
})
