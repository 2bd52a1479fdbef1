import { dayNames, type Entry, wholeDays } from './sign-entries.ts'
import type { SignFault } from './sign-item.ts'
import { WEEKDAYS } from './weekdays.ts'

const ONLY_SOME =
  'La cita previa vale aquí para todo el horario. Si es siempre así, ponla aparte, al final: «…; con cita previa». Si no, quítala de aquí y dilo en la descripción.'
const NO_HOURS =
  '¿A qué horas atiendes esos días? Escribe, por ejemplo, L-V 9-14 con cita previa. Sin horas, escribe solo «con cita previa».'

/** Returns whether a shop serves by appointment. 'Con cita previa' must apply to all its hours, else it is a fault. */
export function byAppointment(entries: Entry[]): { isByAppointment: boolean; faults: SignFault[] } {
  const withAppointment = entries.filter(({ has }) => has('appointment'))
  const open = entries.filter(({ spans }) => spans.length > 0)
  const others = withAppointment.filter((entry) => !isByItself(entry))
  const isOfAllHours =
    others.length === open.length && others.every(({ spans }) => spans.length > 0)
  const isOfWeek =
    open.length === 0 &&
    others.every((entry) => WEEKDAYS.every((day) => wholeDays(entry).includes(day)))
  const isByAppointment = withAppointment.length > 0
  if (others.length === 0 || isOfAllHours || isOfWeek) return { isByAppointment, faults: [] }
  return { isByAppointment, faults: others.map((entry) => faultOf(entry, open.length > 0)) }
}

const isByItself = ({ days, spans, part }: Entry) =>
  days.length === 0 && spans.length === 0 && part === undefined

function faultOf(entry: Entry, hasOtherHours: boolean): SignFault {
  const { at, end, spans } = entry
  const days = wholeDays(entry)
  if (spans.length > 0 || days.length === 0) return { at, end, error: ONLY_SOME, suggestions: [] }
  if (!hasOtherHours) return { at, end, error: NO_HOURS, suggestions: ['con cita previa'] }
  const closed = `${dayNames(days)} cerrado`
  const error = `Aquí la cita previa vale para todo el horario. Pon «${closed}», y di en la descripción que ese día atiendes con cita.`
  return { at, end, error, suggestions: [closed] }
}
