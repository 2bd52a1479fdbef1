import { clockTime } from './clock-time.ts'
import type { Hours } from './hours.ts'
import { type Group, signGroups } from './sign-groups.ts'
import { type Item, type SignFault, signItems } from './sign-items.ts'
import { signTokens, type Token } from './sign-tokens.ts'
import {
  EMPTY_WEEK,
  isClosedWeek,
  MAX_SHIFTS,
  minutesOfShift,
  overlapIn,
  overlapSentence,
  type Shift,
  type Week,
  week,
} from './week.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekdays.ts'

export type ReadSign = {
  /** Null while there are faults: nothing is guessed. */
  hours: Hours | null
  faults: SignFault[]
}

/** Reads the hours of a week as they are painted on a door: 'L-V 9:30-14 y 17-20:30, S 10-14'. */
export function readHours(text: string): ReadSign {
  const { regular, isByAppointment, faults } = readWeek(signTokens(text))
  if (faults.length > 0) return { hours: null, faults }
  if (isClosedWeek(regular) && !isByAppointment) return { hours: null, faults: [nothingIn(text)] }
  const clashes = faultsOfWeek(regular, text)
  if (clashes.length > 0) return { hours: null, faults: clashes }
  const hours = {
    regular,
    seasons: [],
    special: [],
    closure: null,
    by_appointment: isByAppointment,
    always_open: WEEKDAYS.every((day) => isRoundTheClock(regular[day])),
  }
  return { hours, faults: [] }
}

/** Reads the hours of one day: '930 a 14', '9-2 y 5-8', 'cerrado'. '' is closed. */
export function readShifts(text: string): { shifts: Shift[]; faults: SignFault[] } {
  const tokens = signTokens(text)
  if (tokens.length === 0) return { shifts: [], faults: [] }
  const named = tokens.find(({ kind }) => kind === 'days' || kind === 'appointment')
  if (named) {
    const error = 'Aquí van solo las horas de este día.'
    return { shifts: [], faults: [{ at: named.at, end: named.end, error, suggestions: [] }] }
  }
  const monday = { kind: 'days', days: ['mon'], word: '', at: 0, end: text.length } as const
  const { regular, faults } = readWeek([{ ...monday, days: ['mon'] }, ...tokens])
  return { shifts: faults.length > 0 ? [] : regular.mon, faults }
}

function readWeek(tokens: Token[]): {
  regular: Week
  isByAppointment: boolean
  faults: SignFault[]
} {
  const items = signItems(tokens)
  const unread = items.filter((item) => item.kind === 'fault').map(faultOf)
  const { groups, isByAppointment, faults } = signGroups(
    items.filter((item) => item.kind !== 'fault'),
  )
  const { regular, faults: clashes } = weekOf(groups)
  const first = [unread, faults, clashes].find((found) => found.length > 0)
  return { regular, isByAppointment, faults: first ?? [] }
}

const faultOf = ({ at, end, error, suggestions }: Extract<Item, { kind: 'fault' }>): SignFault => ({
  at,
  end,
  error,
  suggestions,
})

const nothingIn = (text: string): SignFault => ({
  at: 0,
  end: text.length,
  error: 'Escribe los días y las horas a los que abres, por ejemplo L-V 9:30-14.',
  suggestions: [],
})

function weekOf(groups: Group[]): { regular: Week; faults: SignFault[] } {
  const regular: Week = structuredClone(EMPTY_WEEK)
  const faults: SignFault[] = []
  for (const group of groups) {
    if (group.isClosed) continue
    for (const day of group.days) {
      const fault = addShifts(regular, day, group)
      if (fault && !faults.some(({ at }) => at === fault.at)) faults.push(fault)
    }
  }
  for (const group of groups.filter(({ isClosed }) => isClosed)) {
    for (const day of group.days) {
      const fault = close(regular, day, group)
      if (fault) faults.push(fault)
    }
  }
  return { regular, faults }
}

const isRoundTheClock = ([first]: Shift[]) => first?.[0] === '00:00' && first[1] === '00:00'

function addShifts(regular: Week, day: Weekday, { shifts, at, end }: Group): SignFault | undefined {
  const added = shifts.map(({ opens, closes }): Shift => [clockTime(opens), clockTime(closes)])
  const all = [...regular[day], ...added].sort(([one], [other]) => one.localeCompare(other))
  const place = { at, end, suggestions: [] }
  const clash = overlapIn(all)
  if (clash) {
    const error = overlapIn(added)
      ? overlapSentence(clash)
      : `El ${WEEKDAY_NAMES[day]} está dos veces, con horas que se pisan. Déjalo en un solo sitio.`
    return { ...place, error }
  }
  if (all.length > MAX_SHIFTS) {
    return { ...place, error: `Un día tiene como máximo ${MAX_SHIFTS} turnos.` }
  }
  regular[day] = all
  return undefined
}

/** From this minute on a shift is of the afternoon. */
const AFTERNOON = 840

function close(regular: Week, day: Weekday, { part, at, end }: Group): SignFault | undefined {
  if (part === undefined) {
    regular[day] = []
    return undefined
  }
  const kept = regular[day].filter((shift) => isAfternoon(shift) === (part === 'morning'))
  const isSplit = kept.length > 0 && kept.length < regular[day].length
  if (isSplit && part !== 'night') {
    regular[day] = kept
    return undefined
  }
  const error = `El ${WEEKDAY_NAMES[day]} no tiene mañana y tarde separadas. Escribe a qué horas abres ese día.`
  return { at, end, error, suggestions: [] }
}

const isAfternoon = (shift: Shift) => minutesOfShift(shift).start >= AFTERNOON

/** What the week as a whole must not have: a night that lasts into the next day's hours. */
function faultsOfWeek(regular: Week, text: string): SignFault[] {
  const checked = week.safeParse(regular)
  const issue = checked.error?.issues[0]
  return issue ? [{ at: 0, end: text.length, error: issue.message, suggestions: [] }] : []
}
