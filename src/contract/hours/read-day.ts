import { signTime } from './clock-time.ts'
import { readShifts } from './read-hours.ts'
import { sayShifts } from './say-hours.ts'
import { minutesOfShift, overlapIn, type Shift } from './week.ts'

export type FieldReading = { shifts: Shift[] } | { error: string; suggestions: string[] }

/** Reads the shifts of a day, one in each text. After a morning shift, 12-hour times are p.m.: '930 a 14', '5 a 8'. */
export function readDay(texts: readonly string[]): FieldReading[] {
  const before: Shift[] = []
  return texts.map((text) => {
    const reading = readField(text, before)
    if ('shifts' in reading) before.push(...reading.shifts)
    return reading
  })
}

export function shiftsOfDay(texts: readonly string[]): Shift[] | undefined {
  const readings = readDay(texts)
  const shifts = readings.flatMap((reading) => ('shifts' in reading ? reading.shifts : []))
  return readings.some((reading) => 'error' in reading) ? undefined : inOrder(shifts)
}

function readField(text: string, before: readonly Shift[]): FieldReading {
  const alone = readShifts(text)
  const last = before.at(-1)
  if (last === undefined || (alone.faults.length === 0 && alone.shifts.length === 0)) {
    return resultOf(alone)
  }
  // After the morning '9-14', '5 a 8' is read as p.m.
  const together = readShifts(`${sayShifts([last])} y ${text}`)
  if (together.faults.length === 0) {
    const isNew = (shift: Shift) => sayShifts([shift]) !== sayShifts([last])
    return withoutClash(together.shifts.filter(isNew), before)
  }
  return alone.faults.length > 0 ? resultOf(alone) : withoutClash(alone.shifts, before)
}

function resultOf({ shifts, faults: [fault] }: ReturnType<typeof readShifts>): FieldReading {
  return fault ? { error: fault.error, suggestions: fault.suggestions } : { shifts }
}

function withoutClash(shifts: Shift[], before: readonly Shift[]): FieldReading {
  const clash = overlapIn(inOrder([...before, ...shifts]))
  if (clash === undefined) return { shifts }
  const [first, second] = [clash.before, clash.after]
  const endsLater = minutesOfShift(first).end > minutesOfShift(second).end
  const [start, end] = [first[0], (endsLater ? first : second)[1]]
  const opens = signTime(second[0])
  const error = `La tarde empieza a las ${opens}, con la mañana aún abierta. Pon la tarde desde las ${signTime(first[1])}, o escribe todo seguido: ${sayShifts([[start, end]])}.`
  return { error, suggestions: [] }
}

const inOrder = (shifts: Shift[]) =>
  shifts.toSorted(([first], [second]) => first.localeCompare(second))
