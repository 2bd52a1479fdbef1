import type { HolidayHours } from './holiday-answers.ts'
import type { Hours } from './hours.ts'
import { sayTime } from './read-shift.ts'
import { type Clause, signClauses } from './sign-clauses.ts'
import { dayNames, type Entry, entriesOf, wholeDays } from './sign-entries.ts'
import type { ClauseFault } from './sign-forms.ts'
import { signItems } from './sign-items.ts'
import { faultAt, type SignFault, type Token } from './sign-token.ts'
import { signTokens } from './sign-tokens.ts'
import { SignWeek } from './sign-week.ts'
import { EMPTY_WEEK, isClosedWeek, type Shift, type Week, week } from './week.ts'
import { WEEKDAYS } from './weekdays.ts'

/**
 * Reads opening hours as people write them on a sign, in five steps. Their terms mean the same in all `sign-*.ts`:
 * 1. `signTokens` → tokens: words, numbers and marks, each with its kind. Fillers ('de', 'horario') give none.
 * 2. `signItems` → items: tokens that mean one thing together, as `days` ('L', '-', 'V') or a `shift` ('9', '-', '14').
 * 3. `signClauses` → clauses: the items of some days and their hours, 'L-V 9-14 y 17-20'.
 * 4. `entriesOf` → entries: a clause with its items in fields, and the weekdays of 'el resto' filled in.
 * 5. `SignWeek` → the shifts of each weekday and of holidays.
 * A part is a part of the day ('tardes'). A fault is a place in the text that cannot be read, and what to do.
 */

type ReadSign = {
  hours: Hours | null
  holidays: HolidayHours | null
  faults: SignFault[]
}

export function readHours(text: string): ReadSign {
  const { regular, holidays, isByAppointment, faults } = readWeek(signTokens(text), text.length)
  const isNothing = isClosedWeek(regular) && !isByAppointment
  const faultLists = [
    faults,
    isNothing ? [faultOfText(text.length, NOTHING)] : [],
    faultsOfWeek(regular, text),
  ]
  const first = faultLists.find((list) => list.length > 0)
  if (first) return { hours: null, holidays: null, faults: first }
  const hours = {
    regular,
    seasons: [],
    special: [],
    closure: null,
    by_appointment: isByAppointment,
    always_open: WEEKDAYS.every((day) => isRoundTheClock(regular[day])),
  }
  return { hours, holidays, faults: [] }
}

const NOTHING = 'Escribe los días y las horas a los que abres, por ejemplo L-V 9:30-14.'
const NEXT_DAY = 'Después de medianoche ya es el día siguiente: escribe allí esas horas.'

/** Reads the hours of one day: '930 a 14', '9-2 y 5-8', 'cerrado'. An empty text means closed. */
export function readShifts(text: string): { shifts: Shift[]; faults: SignFault[] } {
  const tokens = signTokens(text)
  if (tokens.length === 0) return { shifts: [], faults: [] }
  const notHours = tokens.find(({ kind }) => kind === 'days' || kind === 'appointment')
  if (notHours) {
    return { shifts: [], faults: [faultAt(notHours, 'Aquí van solo las horas de este día.')] }
  }
  const { regular, faults } = readWeek([{ ...MONDAY, end: text.length }, ...tokens], text.length)
  const isNextDay = faults.length === 0 && regular.tue.length > 0
  const all = isNextDay ? [faultOfText(text.length, NEXT_DAY)] : faults
  return { shifts: all.length > 0 ? [] : regular.mon, faults: all }
}

/** The day that `readShifts` puts before hours without days. */
const MONDAY = {
  kind: 'days',
  days: ['mon'],
  word: '',
  isLiteral: true,
  at: 0,
} satisfies Partial<Token>

type ReadWeek = {
  regular: Week
  holidays: HolidayHours | null
  isByAppointment: boolean
  faults: SignFault[]
}

function readWeek(tokens: Token[], length: number): ReadWeek {
  const items = signItems(tokens)
  const unread = items.filter((item) => item.kind === 'fault')
  if (unread.length > 0) {
    return withFaults(unread.map((item) => faultAt(item, item.error, item.suggestions)))
  }
  const { clauses, isUnambiguous } = signClauses(items)
  const incomplete = clauses.flatMap((clause) => faultOf(clause, clauses.length === 1))
  if (incomplete.length > 0) return withFaults(incomplete)
  if (!isUnambiguous) return withFaults([faultOfText(length, AMBIGUOUS)])
  const { entries, faults } = entriesOf(clauses)
  if (faults.length > 0) return withFaults(faults)
  const { regular, holidays, faults: clashes } = new SignWeek(entries)
  const { isByAppointment, faults: appointmentFaults } = byAppointment(entries)
  return { regular, holidays, isByAppointment, faults: [...appointmentFaults, ...clashes] }
}

const withFaults = (faults: SignFault[]): ReadWeek => ({
  regular: EMPTY_WEEK,
  holidays: null,
  isByAppointment: false,
  faults,
})

const faultOfText = (length: number, error: string) => faultAt({ at: 0, end: length }, error)

const AMBIGUOUS =
  'No sabemos qué horas son de qué días. Pon cada grupo en su línea: primero los días, detrás sus horas.'

const CLAUSE_FAULTS: Record<ClauseFault, string> = {
  'no days': '¿Qué días? Empieza por ellos: L-V 9:30-14.',
  'no hours': '¿A qué horas? Escríbelas detrás, o pon «cerrado».',
  'no part': '¿De qué hora a qué hora? Escribe, por ejemplo, de 9 a 14.',
  'closed with hours':
    'Ahí dice cerrado y también unas horas. Escribe solo las horas a las que abres: 9-14 y 17-20.',
}

function faultOf(clause: Clause, isAlone: boolean): SignFault[] {
  const { items, fault } = clause
  if (fault === undefined) return []
  const error = CLAUSE_FAULTS[fault]
  if (fault === 'closed with hours') {
    const hours = items.filter(({ kind }) => kind === 'shift')
    return [faultAt(hours.at(-1)!, error)]
  }
  const shifts = items.flatMap((item) => (item.kind === 'shift' ? [item] : []))
  const hours = shifts
    .map(({ opens, closes }) => `${sayTime(opens)}-${sayTime(closes % 1440)}`)
    .join(' y ')
  const days = fault === 'no days' && hours !== '' ? (isAlone ? ['L-V', 'L-D'] : ['L-V']) : []
  const suggestions = days.map((names) => `${names} ${hours}`)
  return [faultAt(clause, error, suggestions)]
}

const isRoundTheClock = ([first]: Shift[]) => first?.[0] === '00:00' && first[1] === '00:00'

/** Checks a rule about two days: a night must end before the next day opens. */
function faultsOfWeek(regular: Week, text: string): SignFault[] {
  const checked = week.safeParse(regular)
  const issue = checked.error?.issues[0]
  return issue ? [faultOfText(text.length, issue.message)] : []
}

const ONLY_SOME =
  'La cita previa vale aquí para todo el horario. Si es siempre así, ponla aparte, al final: «…; con cita previa». Si no, quítala de aquí y dilo en la descripción.'
const NO_HOURS =
  '¿A qué horas atiendes esos días? Escribe, por ejemplo, L-V 9-14 con cita previa. Sin horas, escribe solo «con cita previa».'

/** 'Con cita previa' must apply to all hours, else it is a fault. */
function byAppointment(entries: Entry[]): { isByAppointment: boolean; faults: SignFault[] } {
  const withAppointment = entries.filter(({ has }) => has('appointment'))
  const open = entries.filter(({ spans }) => spans.length > 0)
  const withDays = withAppointment.filter((entry) => !isByItself(entry))
  const isOfAllHours =
    withDays.length === open.length && withDays.every(({ spans }) => spans.length > 0)
  const isOfWeek =
    open.length === 0 &&
    withDays.every((entry) => WEEKDAYS.every((day) => wholeDays(entry).includes(day)))
  const isByAppointment = withAppointment.length > 0
  if (withDays.length === 0 || isOfAllHours || isOfWeek) return { isByAppointment, faults: [] }
  return {
    isByAppointment,
    faults: withDays.map((entry) => appointmentFault(entry, open.length > 0)),
  }
}

/** A clause 'con cita previa' without days and hours. */
const isByItself = ({ days, spans, part }: Entry) =>
  days.length === 0 && spans.length === 0 && part === undefined

function appointmentFault(entry: Entry, hasOtherHours: boolean): SignFault {
  const days = wholeDays(entry)
  if (entry.spans.length > 0 || days.length === 0) return faultAt(entry, ONLY_SOME)
  if (!hasOtherHours) return faultAt(entry, NO_HOURS, ['con cita previa'])
  const closed = `${dayNames(days)} cerrado`
  const error = `Aquí la cita previa vale para todo el horario. Pon «${closed}», y di en la descripción que ese día atiendes con cita.`
  return faultAt(entry, error, [closed])
}
