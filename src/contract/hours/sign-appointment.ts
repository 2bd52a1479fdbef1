import { dayNames, type Entry, wholeDays } from './sign-entries.ts'
import type { SignFault } from './sign-item.ts'
import { WEEKDAYS } from './weekdays.ts'

const ONLY_SOME =
  'La cita previa vale aquí para todo el horario. Si es siempre así, ponla aparte, al final: «…; con cita previa». Si no, quítala de aquí y dilo en la descripción.'
const NO_HOURS =
  '¿A qué horas atiendes esos días? Escribe, por ejemplo, L-V 9-14 con cita previa. Sin horas, escribe solo «con cita previa».'

/** Whether a shop attends by appointment. A shop says it of all its hours, or of none. */
export function byAppointment(entries: Entry[]): { isSo: boolean; faults: SignFault[] } {
  const asked = entries.filter(({ has }) => has('appointment'))
  const open = entries.filter(({ spans }) => spans.length > 0)
  const some = asked.filter((entry) => !isByItself(entry))
  const isOfAllHours = some.length === open.length && some.every(({ spans }) => spans.length > 0)
  const isOfWeek =
    open.length === 0 &&
    some.every((entry) => WEEKDAYS.every((day) => wholeDays(entry).includes(day)))
  const isSo = asked.length > 0
  if (some.length === 0 || isOfAllHours || isOfWeek) return { isSo, faults: [] }
  return { isSo, faults: some.map((entry) => faultOf(entry, open.length > 0)) }
}

const isByItself = ({ days, spans, part }: Entry) =>
  days.length === 0 && spans.length === 0 && part === undefined

function faultOf(entry: Entry, isElseOpen: boolean): SignFault {
  const { at, end, spans } = entry
  const days = wholeDays(entry)
  if (spans.length > 0 || days.length === 0) return { at, end, error: ONLY_SOME, suggestions: [] }
  if (!isElseOpen) return { at, end, error: NO_HOURS, suggestions: ['con cita previa'] }
  const closed = `${dayNames(days)} cerrado`
  const error = `Aquí la cita previa vale para todo el horario. Pon «${closed}», y di en la descripción que ese día atiendes con cita.`
  return { at, end, error, suggestions: [closed] }
}
