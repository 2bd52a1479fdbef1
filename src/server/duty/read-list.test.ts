import { describe, expect, test } from 'vitest'
import { timeZone } from '../time/time-zone.ts'
import { readDutyList } from './read-list.ts'

const SHOP = { id: 7, name: 'Farmacia Roig', direction: 'Calle Mayor, 3', n_tlf: '964123456' }
const read = (list: string, zone = 'Europe/Madrid') =>
  readDutyList(list, {
    instantOf: timeZone(zone).instantOf,
    findShop: (name) => (name.toLowerCase() === 'farmacia roig' ? SHOP : undefined),
  })
const errorsOf = (list: string) => {
  const result = read(list)
  return 'errors' in result ? result.errors : []
}
const rowsOf = (list: string, zone?: string) => {
  const result = read(list, zone)
  return 'rows' in result ? result.rows : []
}
const WHERE = 'Farmacia Gil;Plaza del Pozo, 1;964 65 43 21'

describe('a moment of the list', () => {
  test.each([
    ['05/12/2026 09:30', '2026-12-05T08:30:00.000Z'],
    ['5/12/2026 9:30', '2026-12-05T08:30:00.000Z'],
    ['05-12-2026 09:30:00', '2026-12-05T08:30:00.000Z'],
    ['2026-12-05 09:30', '2026-12-05T08:30:00.000Z'],
    ['2026-12-05T09:30', '2026-12-05T08:30:00.000Z'],
    ['2026-12-05T09:30:00Z', '2026-12-05T09:30:00.000Z'],
    ['2026-12-05T09:30+02:00', '2026-12-05T07:30:00.000Z'],
    ['05/12/2026 24:00', '2026-12-05T23:00:00.000Z'],
  ])('is of the town: %s', (from, begins_at) => {
    expect(rowsOf(`${from};07/12/2026 09:30;${WHERE}`)).toMatchObject([{ begins_at }])
  })

  test.each([
    // The clock is set back at three, so the night has an hour more.
    ['24/10/2026 22:00', '25/10/2026 09:00', 12],
    // The clock is set forward at two.
    ['28/03/2026 22:00', '29/03/2026 09:00', 10],
    ['05/12/2026 22:00', '06/12/2026 09:00', 11],
  ])('is right in the nights in which clocks change: %s', (from, until, hours) => {
    const [row] = rowsOf(`${from};${until};${WHERE}`)
    expect((Date.parse(row!.ends_at) - Date.parse(row!.begins_at)) / 3_600_000).toBe(hours)
  })

  test('is of the Canary Islands where the town is', () => {
    const rows = rowsOf(`05/12/2026 09:30;06/12/2026 09:30;${WHERE}`, 'Atlantic/Canary')
    expect(rows).toMatchObject([{ begins_at: '2026-12-05T09:30:00.000Z' }])
  })
})

describe('a list', () => {
  const DAYS = ['05/12/2026 09:30', '06/12/2026 09:30']

  test.each(['\t', ';', ','])('comes from a spreadsheet or a CSV: %j', (mark) => {
    const cells = [...DAYS, 'Farmacia Gil', '"Plaza del Pozo, 1"', '964 65 43 21']
    const head = ['Desde', 'Hasta', 'Farmacia', 'Dirección', 'Teléfono']
    const list = [head, cells].map((line) => line.join(mark)).join('\r\n')
    expect(rowsOf(`${list}\r\n\r\n`)).toEqual([
      {
        begins_at: '2026-12-05T08:30:00.000Z',
        ends_at: '2026-12-06T08:30:00.000Z',
        name: 'Farmacia Gil',
        direction: 'Plaza del Pozo, 1',
        n_tlf: '964654321',
        commerce: null,
      },
    ])
  })

  test('needs no address of a shop of the directory', () => {
    expect(rowsOf(`${DAYS.join(';')};farmacia roig`)).toMatchObject([
      { name: SHOP.name, direction: SHOP.direction, n_tlf: SHOP.n_tlf, commerce: SHOP.id },
    ])
  })

  test.each([
    ['Desde;Hasta;Farmacia', 'En la lista no hay ninguna guardia. Pégala otra vez.'],
    [
      '05/12/2026 09:30;06/12/2026 09:30',
      'Línea 1: faltan columnas. Escribe desde, hasta y farmacia; después, su dirección y su teléfono.',
    ],
    [
      `31/02/2026 09:30;06/12/2026 09:30;${WHERE}`,
      'Línea 1: «31/02/2026 09:30» no es un día con su hora. Escríbelo como 05/12/2026 09:30.',
    ],
    [
      `05/12/2026;06/12/2026 09:30;${WHERE}`,
      'Línea 1: «05/12/2026» no es un día con su hora. Escríbelo como 05/12/2026 09:30.',
    ],
    [
      `05/12/2026 09:30;06/12/2026 25:00;${WHERE}`,
      'Línea 1: «06/12/2026 25:00» no es un día con su hora. Escríbelo como 05/12/2026 09:30.',
    ],
    [
      `06/12/2026 09:30;05/12/2026 09:30;${WHERE}`,
      'Línea 1: acaba antes de empezar. Cambia las fechas.',
    ],
    [`05/12/2026 09:30;05/12/2027 09:30;${WHERE}`, 'Línea 1: dura más de un mes. Mira las fechas.'],
    [
      '05/12/2026 09:30;06/12/2026 09:30;Farmacia Gil',
      'Línea 1: «Farmacia Gil» no está en el directorio. Añade su dirección y su teléfono.',
    ],
    [
      '05/12/2026 09:30;06/12/2026 09:30;Farmacia Gil;Plaza, 1;12',
      'Línea 1: «12» no es un teléfono. Escríbelo como 964 12 34 56.',
    ],
    [
      '05/12/2026 09:30,06/12/2026 09:30,Farmacia Gil,Plaza,1,964654321',
      'Línea 1: sobran columnas. Si una dirección lleva comas, ponla entre comillas.',
    ],
  ])('says what is wrong with a line: %s', (list, sentence) => {
    expect(errorsOf(list)).toEqual([sentence])
  })

  test('says it of each line, by the number that a person counts', () => {
    const good = `${DAYS.join(';')};${WHERE}`
    const list = ['Desde;Hasta;Farmacia', good, '', `ayer;hoy;${WHERE}`, good, `${good};;;x`]
    expect(errorsOf(list.join('\n')).map((sentence) => sentence.slice(0, 8))).toEqual([
      'Línea 4:',
      'Línea 6:',
    ])
    const many = Array.from({ length: 25 }, () => `ayer;hoy;${WHERE}`).join('\n')
    expect(errorsOf(`${good}\n${many}`)).toHaveLength(21)
    expect(errorsOf(`${good}\n${many}`).at(-1)).toBe('Y 5 más. Corrige estas y verás las demás.')
  })
})
