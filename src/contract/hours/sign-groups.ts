import type { Item, SignFault } from './sign-items.ts'
import type { Place } from './sign-tokens.ts'
import type { DayPart } from './sign-words.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** Days with the hours that are said of them. */
export type Group = Place & {
  days: Weekday[]
  /** Minutes since midnight. */
  shifts: { opens: number; closes: number }[]
  isClosed: boolean
  /** Closed in this part of the day alone. */
  part: DayPart | undefined
}

type Grouped = { groups: Group[]; isByAppointment: boolean; faults: SignFault[] }
type Said = Exclude<Item, { kind: 'fault' }>

/**
 * Puts days and hours together. Whether days or hours come first is the same within a text, or within each
 * of its lines.
 */
export function signGroups(items: Said[]): Grouped {
  const isByAppointment = items.some(({ kind }) => kind === 'appointment')
  const rest = items.filter(({ kind }) => kind !== 'appointment')
  const lines = linesOf(rest)
  const read = lines.every(isWhole) ? lines.map(groupLine) : [groupLine(rest)]
  return {
    groups: read.flatMap(({ groups }) => groups),
    isByAppointment,
    faults: read.flatMap(({ faults }) => faults),
  }
}

function linesOf(items: Said[]): Said[][] {
  const lines: Said[][] = [[]]
  for (const item of items) {
    if (item.kind === 'separator' && item.is === 'strong') lines.push([])
    else lines.at(-1)!.push(item)
  }
  return lines.filter((line) => line.length > 0)
}

const isHours = ({ kind }: Said) => kind === 'shift' || kind === 'closed' || kind === 'all_day'
const isDays = ({ kind }: Said) => kind === 'days'

function isWhole(line: Said[]): boolean {
  return (line.some(isHours) && line.some(isDays)) || line.some(({ kind }) => kind === 'all_day')
}

const NO_DAYS = '¿Qué días? Empieza por ellos: L-V 9:30-14.'
const NO_HOURS = '¿A qué horas? Escríbelas detrás, o pon «cerrado».'
const NO_PART = '¿De qué hora a qué hora? Escribe, por ejemplo, de 9 a 14.'
const NOT_AFTER_CLOSED = 'Ahí dice cerrado y también unas horas. Deja una de las dos cosas.'

function groupLine(items: Said[]): { groups: Group[]; faults: SignFault[] } {
  const first = items.find((item) => isHours(item) || isDays(item))
  const reader = new LineReader(first !== undefined && first.kind === 'shift')
  for (const item of items) reader.read(item)
  return reader.done()
}

type Draft = Group & { hasHours: boolean; hasDays: boolean; isClosedFirst: boolean }

/** Reads one line from left to right. */
class LineReader {
  readonly groups: Group[] = []
  readonly faults: SignFault[] = []
  #current: Draft | undefined
  #excluding = false
  #excluded: Weekday[] = []
  #comma = false
  #last: Said | undefined
  #isJoined = false
  readonly #hoursFirst: boolean

  constructor(hoursFirst: boolean) {
    this.#hoursFirst = hoursFirst
  }

  read(item: Said): void {
    const comma = this.#comma
    this.#isJoined = this.#last?.kind === 'separator' && this.#last.is === 'and'
    this.#last = item
    this.#comma = item.kind === 'separator' && item.is !== 'and'
    if (item.kind === 'days') this.#readDays(item, comma)
    else if (item.kind === 'shift') this.#readShift(item)
    else if (item.kind === 'closed') this.#readClosed(item)
    else if (item.kind === 'all_day') this.#readAllDay(item)
    else if (item.kind === 'part') this.#readPart(item)
    else if (item.kind === 'except') this.#excluding = true
  }

  done(): { groups: Group[]; faults: SignFault[] } {
    this.#finish()
    return { groups: this.groups, faults: this.faults }
  }

  #readDays(item: Place & { days: Weekday[] }, comma: boolean): void {
    const present = this.#current
    if (this.#excluding && present?.hasDays && !(comma && present.hasHours)) {
      present.days = present.days.filter((day) => !item.days.includes(day))
      this.#excluded.push(...item.days)
      present.end = item.end
      return
    }
    const awaitsDays = present !== undefined && !(present.hasHours && present.hasDays)
    const continues = this.#hoursFirst && present?.hasDays && !present.isClosed
    // 'Cerrado sábados y domingos'; after a comma come the days of other hours.
    const joins = present?.isClosedFirst && this.#isJoined
    const group = awaitsDays || continues || joins ? present : this.#start(item)
    // In 'L, M, M' the second is Wednesday.
    const isSecondM =
      item.days.length === 1 && item.days[0] === 'tue' && group.days.at(-1) === 'tue'
    const days: Weekday[] = isSecondM ? ['wed'] : item.days
    group.days = [...new Set([...group.days, ...days])]
    group.hasDays = true
    group.end = item.end
  }

  #readShift(item: Place & { opens: number; closes: number }): void {
    let group = this.#current
    const overrides = this.#excluding && group?.hasHours && this.#excluded.length > 0
    if (overrides) {
      const days = this.#excluded
      group = this.#start(item)
      Object.assign(group, { days, hasDays: true })
    } else if (group === undefined || (this.#hoursFirst && group.hasDays)) group = this.#start(item)
    if (group.isClosed) {
      this.#fault(item, NOT_AFTER_CLOSED)
      return
    }
    if (this.#excluding && !overrides) this.#excluding = false
    group.shifts.push({ opens: item.opens, closes: item.closes })
    group.hasHours = true
    group.end = item.end
  }

  #readClosed(item: Place): void {
    const group = this.#current
    // 'Excepto domingos, cerrado'.
    if (this.#excluding && group?.hasHours && this.#excluded.length > 0) return
    const closes = group && !group.hasHours ? group : this.#start(item)
    const isClosedFirst = !closes.hasDays
    Object.assign(closes, { isClosed: true, isClosedFirst, hasHours: true, end: item.end })
  }

  #readAllDay(item: Place): void {
    const group = this.#current && !this.#current.hasHours ? this.#current : this.#start(item)
    if (!group.hasDays) Object.assign(group, { days: [...WEEKDAYS], hasDays: true })
    group.shifts.push({ opens: 0, closes: 1440 })
    Object.assign(group, { hasHours: true, end: item.end })
  }

  #readPart(item: Place & { part: DayPart }): void {
    const group = this.#current ?? this.#start(item)
    if (group.hasHours && !group.isClosed) this.#fault(item, NO_PART)
    else Object.assign(group, { part: item.part, end: item.end })
  }

  #start({ at, end }: Place): Draft {
    this.#finish()
    const group: Draft = {
      at,
      end,
      days: [],
      shifts: [],
      isClosed: false,
      part: undefined,
      hasHours: false,
      hasDays: false,
      isClosedFirst: false,
    }
    this.#current = group
    return group
  }

  #finish(): void {
    const group = this.#current
    this.#current = undefined
    this.#excluding = false
    this.#excluded = []
    if (!group) return
    if (!group.hasHours) this.#fault(group, group.part ? NO_PART : NO_HOURS)
    else if (!group.hasDays) this.#fault(group, NO_DAYS)
    else this.groups.push(group)
  }

  #fault({ at, end }: Place, error: string): void {
    this.faults.push({ at, end, error, suggestions: [] })
  }
}
