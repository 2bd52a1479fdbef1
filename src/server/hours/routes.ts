import { readHours } from '#contract/hours/read-hours.ts'
import { sayHolidays, sayHours } from '#contract/hours/say-hours.ts'
import { signForm, signReading } from '#contract/hours/sign.ts'
import { SHOPKEEPERS } from '#contract/roles.ts'
import { route } from '../http/route.ts'

export const hoursRoutes = [
  route('POST', '/api/hours/read/', {
    summary: 'Lee un horario escrito como en el cartel de la puerta. No guarda nada.',
    access: SHOPKEEPERS,
    writeLimit: false,
    form: signForm,
    response: signReading,
    async handle({ form: { text } }) {
      const { hours, holidays, faults } = readHours(text)
      const words = [hours && sayHours(hours), holidays && `Festivos ${sayHolidays(holidays)}`]
      return {
        hours,
        holidays,
        said: words.filter(Boolean).join('; '),
        not_understood: faults.map(({ end, ...fault }) => ({
          text: text.slice(fault.at, end),
          ...fault,
        })),
      }
    },
  }),
]
