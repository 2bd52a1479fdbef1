import { describe, expect, test } from 'vitest'
import { REAL_SIGNS } from '#testing/real-signs.ts'
import { READ, REFUSED } from '#testing/sign-facts.ts'
import { clockTime } from './clock-time.ts'
import { hours as hoursInput } from './hours.ts'
import { openingHours, timesOf } from './opening-hours.ts'
import { readHours, readShifts } from './read-hours.ts'
import { sayHours, sayShifts } from './say-hours.ts'
import { EMPTY_WEEK, type Shift, type Week } from './week.ts'
import { WEEKDAYS } from './weekdays.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Parses 'Mo-Fr 09:00-14:00,17:00-20:00; Sa 10:00-14:00' to a week. */
function weekOf(meaning: string): Week {
  const week = structuredClone(EMPTY_WEEK)
  for (const rule of meaning.split('; ')) {
    const [days, shifts] = rule.split(' ') as [string, string]
    const [first, last = first] = days.split('-') as [string, string?]
    for (let at = DAYS.indexOf(first); at <= DAYS.indexOf(last!); at++) {
      week[WEEKDAYS[at]!] = shifts
        .split(',')
        .map((shift) => shift.replace('24:00', '00:00').split('-') as Shift)
    }
  }
  return week
}

const readings = Object.entries(READ).flatMap(([meaning, texts]) =>
  texts.map((text): [string, string] => [text, meaning]),
)

/** Writes what was read from a sign as in the table of real signs. */
function readingOf(text: string): string {
  const { hours, holidays, faults } = readHours(text)
  const [fault] = faults
  if (fault) return `«${text.slice(fault.at, fault.end)}» ${fault.error}`
  const special = Array.isArray(holidays)
    ? timesOf(holidays)
    : { closed: 'off', open: 'open' }[holidays ?? 'open']
  return [openingHours(hours!), ...(holidays === null ? [] : [`PH ${special}`])].join('; ')
}

test('there are 300 real signs', () => {
  expect(new Set(REAL_SIGNS.map(([text]) => text)).size).toBeGreaterThanOrEqual(300)
})

test('the table of facts has 120 ways to write hours and 30 that are refused', () => {
  expect(new Set(readings.map(([text]) => text)).size).toBeGreaterThanOrEqual(120)
  expect(REFUSED.length).toBeGreaterThanOrEqual(30)
})

describe('a sign', () => {
  test.each(readings)('«%s» means %s', (text, meaning) => {
    const { hours, faults } = readHours(text)
    expect(faults).toEqual([])
    expect(hours?.regular).toEqual(weekOf(meaning))
  })

  test.each(REFUSED)('«%s» is not guessed: «%s» is marked', (text, marked, error) => {
    const { hours, faults } = readHours(text)
    expect(hours).toBeNull()
    const { at, end } = faults[0]!
    expect(text.slice(at, end)).toBe(marked)
    expect(faults[0]!.error).toContain(error)
  })

  test.each([
    ['Con cita previa', true, false, EMPTY_WEEK],
    ['L-V 9-14 con cita previa', true, false, weekOf('Mo-Fr 09:00-14:00')],
    ['solo con cita', true, false, EMPTY_WEEK],
    ['Abierto 24 horas', false, true, weekOf('Mo-Su 00:00-24:00')],
  ])('«%s» tells by appointment %s, always open %s', (text, appointment, always, regular) => {
    expect(readHours(text).hours).toMatchObject({
      by_appointment: appointment,
      always_open: always,
      regular,
    })
  })

  test.each(REAL_SIGNS)('of a shop, «%s», is read as %s', (text, reading) => {
    expect(readingOf(text)).toBe(reading)
  })

  test.each([...REAL_SIGNS, ...REFUSED].map(([text]) => text))(
    '«%s» is read, or refused with suggestions that help',
    (text) => {
      for (const { at, end, error, suggestions } of readHours(text).faults) {
        for (const suggestion of suggestions) {
          const written = text.slice(0, at) + suggestion + text.slice(end)
          const again = readHours(written).faults.map((fault) => fault.error)
          expect(written).not.toBe(text)
          expect(again.filter((one) => one === error).length).toBeLessThan(
            readHours(text).faults.filter((one) => one.error === error).length,
          )
        }
      }
    },
  )

  test('tells what to write instead where two things could be meant', () => {
    const suggested = ['L 5-8', 'L 13 a 4', 'L 14 a 9.30'].map(
      (text) => readHours(text).faults[0]!.suggestions,
    )
    expect(suggested).toEqual([
      ['17:00-20:00', '05:00-08:00'],
      ['13:00-16:00', '13:00-04:00'],
      ['9:30-14:00'],
    ])
    for (const text of suggested.flat()) expect(readHours(`L ${text}`).faults).toEqual([])
  })

  test('of any length and any characters is read or refused, never an error', () => {
    const parts = [
      'L',
      'V',
      '-',
      ' a ',
      '9',
      '930',
      ',',
      ' y ',
      'cerrado ',
      'menos ',
      'tarde ',
      '\n',
      '/',
      'ñ',
      '😀',
      'e\u0301',
      ' entre ',
      '24h',
    ]
    const random = sequence(7)
    for (let count = 0; count < 3000; count++) {
      const text = Array.from({ length: 1 + random(12) }, () => parts[random(parts.length)]).join(
        '',
      )
      const { hours, faults } = readHours(text)
      expect((hours === null) === faults.length > 0).toBe(true)
      for (const { at, end } of faults)
        expect(at >= 0 && at <= end && end <= text.length).toBe(true)
    }
  })
})

describe('hours said in words', () => {
  test.each([
    [
      'L-V 930-14 y 17-2030, S 10-14',
      'Lunes a viernes 9:30–14:00 · 17:00–20:30; Sábado 10:00–14:00; Domingo cerrado',
    ],
    ['V y S 22-3', 'Lunes a jueves cerrado; Viernes y sábado 22:00–3:00; Domingo cerrado'],
    ['L-D 20-24', 'Todos los días 20:00–24:00'],
    ['24h', 'Abierto 24 horas'],
    ['L 9-14 con cita', 'Lunes 9:00–14:00; Martes a domingo cerrado; Con cita previa'],
    ['con cita', 'Con cita previa'],
  ])('«%s» is «%s»', (text, said) => {
    expect(sayHours(readHours(text).hours!)).toBe(said)
  })

  test('are read back as the same hours, of any week', () => {
    const random = sequence(11)
    let valid = 0
    while (valid < 150) {
      const regular = Object.fromEntries(WEEKDAYS.map((day) => [day, randomShifts(random)]))
      const by_appointment = random(5) === 0
      const parsed = hoursInput.safeParse({ regular, by_appointment })
      if (!parsed.success) continue
      valid++
      expect(readHours(sayHours(parsed.data!)).hours?.regular, sayHours(parsed.data!)).toEqual(
        parsed.data!.regular,
      )
      const { regular: again, by_appointment: isAsked } = readHours(openingHours(parsed.data!))
        .hours!
      expect([again, isAsked]).toEqual([parsed.data!.regular, by_appointment])
    }
  })
})

describe('the hours of one day', () => {
  test.each([
    ['930 a 14', '9:30–14:00'],
    ['9-2 y 5-8', '9:00–14:00 · 17:00–20:00'],
    ['de 9 a 2', '9:00–14:00'],
    ['9.30', undefined],
    ['cerrado', 'cerrado'],
    ['', 'cerrado'],
    ['S 10-14', undefined],
    ['22-3', '22:00–3:00'],
  ])('«%s» are %s', (text, said) => {
    const { shifts, faults } = readShifts(text)
    expect(faults.length > 0 ? undefined : sayShifts(shifts)).toBe(said)
  })
})

function randomShifts(random: (below: number) => number): Shift[] {
  const times = Array.from({ length: 2 * random(4) }, () => random(96) * 15)
  const sorted = [...new Set(times)].sort((a, b) => a - b)
  const pairs = sorted.slice(0, sorted.length - (sorted.length % 2))
  return pairs.flatMap((time, at) =>
    at % 2 === 0 ? [[clockTime(time), clockTime(pairs[at + 1]!)] as Shift] : [],
  )
}

/** Returns the same numbers in every run: a linear congruential generator with the constants of Numerical Recipes. */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}
