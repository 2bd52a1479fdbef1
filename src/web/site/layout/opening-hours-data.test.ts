import { expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { openingHoursData } from './opening-hours-data.ts'

const sign = (text: string) => readHours(text).hours!
const spec = (more: object) => ({ '@type': 'OpeningHoursSpecification', ...more })

test('search engines are told the week, the next season and the dates to come', () => {
  const season = { name: 'Navidad', from: '12-20', to: '01-06', week: sign('S 10-14').regular }
  const hours = {
    ...sign('L y M 9-14, V 20-2'),
    seasons: [season],
    special: [
      { from: '2026-03-01', to: '2026-03-01', shifts: [], note: '' },
      { from: '2026-03-19', to: '2026-03-19', shifts: [], note: 'San José' },
    ],
    closure: { from: '2026-08-10', to: '2026-08-31', note: '' },
  }
  expect(openingHoursData(hours, '2026-03-05')).toEqual({
    openingHoursSpecification: [
      spec({ dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '14:00' }),
      spec({ dayOfWeek: ['Friday'], opens: '20:00', closes: '02:00' }),
      spec({
        dayOfWeek: ['Saturday'],
        validFrom: '2026-12-20',
        validThrough: '2027-01-06',
        opens: '10:00',
        closes: '14:00',
      }),
    ],
    specialOpeningHoursSpecification: [
      spec({
        validFrom: '2026-03-19',
        validThrough: '2026-03-19',
        opens: '00:00',
        closes: '00:00',
      }),
      spec({
        validFrom: '2026-08-10',
        validThrough: '2026-08-31',
        opens: '00:00',
        closes: '00:00',
      }),
    ],
  })
})

test('round the clock is every day until 23:59, and an appointment alone is no hours', () => {
  const always = openingHoursData(sign('24h'), '2026-03-05').openingHoursSpecification as object[]
  expect(always).toHaveLength(1)
  expect(always[0]).toMatchObject({ opens: '00:00', closes: '23:59' })
  expect(openingHoursData(sign('con cita'), '2026-03-05')).toEqual({})
})

test('a holiday without an answer has its normal hours, and that they may change', () => {
  const holidays = [
    { date: '2026-03-19', name: 'San José', may_change: true },
    { date: '2026-03-16', name: 'Fiesta local', may_change: false },
  ]
  const { specialOpeningHoursSpecification } = openingHoursData(
    sign('L-V 9-14 y 17-20'),
    '2026-03-05',
    holidays,
  )
  const day = {
    name: 'San José',
    description: 'Festivo: el horario puede cambiar',
    validFrom: '2026-03-19',
    validThrough: '2026-03-19',
  }
  expect(specialOpeningHoursSpecification).toEqual([
    spec({ ...day, opens: '09:00', closes: '14:00' }),
    spec({ ...day, opens: '17:00', closes: '20:00' }),
  ])
})
