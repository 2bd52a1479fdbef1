import { z } from 'zod'
import type { Commerce } from '#contract/commerces.ts'
import { type Hours, hours } from '#contract/hours/hours.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { sayHours } from '#contract/hours/say-hours.ts'
import { EMPTY_WEEK, isClosedWeek } from '#contract/hours/week.ts'

/** The form of the hours: the sign as it is written, '' for not told, and the holidays. */
export type HoursValues = {
  sign: string
  isClosed: boolean
  from: string
  to: string
  note: string
}

export const HOURS_LABELS = {
  sign: 'Tu horario',
  isClosed: 'Cerrado por vacaciones',
  from: 'Primer día cerrado',
  to: 'Último día cerrado',
  note: 'Mensaje para los vecinos',
}

export function hoursValuesOf({ hours: told }: Pick<Commerce, 'hours'>): HoursValues {
  const closure = told?.closure
  return {
    sign: told === null ? '' : sayHours(told),
    isClosed: Boolean(closure),
    from: closure?.from ?? '',
    to: closure?.to ?? '',
    note: closure?.note ?? '',
  }
}

/** What the form says, with the seasons and special days that the shop has already. */
export function hoursOf(values: HoursValues, present: Hours | null): Hours | null {
  const { from, to, note } = values
  const closure = values.isClosed ? { from, to, note } : null
  const { seasons = [], special = [] } = present ?? {}
  if (values.sign.trim() !== '')
    return { ...readHours(values.sign).hours!, seasons, special, closure }
  // A shop of one season has an empty sign for the rest of the year.
  if (!isSeasonal(present)) return null
  return { ...CLOSED, seasons, special, closure }
}

const CLOSED = { regular: EMPTY_WEEK, by_appointment: false, always_open: false }

const isSeasonal = (present: Hours | null) =>
  present?.seasons.some(({ week }) => !isClosedWeek(week)) ?? false

const MISSING_DAY = 'Elige el día'

/** Validates the form by the contract; the sign's fault is told at the sign. */
export const hoursForm = (present: Hours | null) =>
  z
    .object({
      sign: z.string(),
      isClosed: z.boolean(),
      from: z.string(),
      to: z.string(),
      note: z.string(),
    })
    .superRefine((values, context) => {
      const add = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      const { sign, isClosed, from, to } = values
      const fault = sign.trim() === '' ? undefined : readHours(sign).faults[0]
      if (fault) add('sign', fault.error)
      if (!isClosed) return
      const isUntold = sign.trim() === '' && !isSeasonal(present)
      if (isUntold) add('sign', 'Escribe tu horario: al acabar las vacaciones vuelve solo.')
      if (from === '') add('from', MISSING_DAY)
      if (to === '') add('to', MISSING_DAY)
      if (fault || isUntold || from === '' || to === '') return
      const { error } = hours.safeParse(hoursOf(values, present))
      for (const { path, message } of error?.issues ?? []) {
        const field = path[0] === 'closure' ? String(path[1] ?? 'to') : 'sign'
        add(field in values ? field : 'sign', message)
      }
    })
