import { capitalize } from '../spanish.ts'
import { clockTime, DAY_MINUTES } from './clock-time.ts'
import { isOfPart, PART_NAMES, type Span, splitByPart } from './day-parts.ts'
import type { HolidayHours } from './holiday-answers.ts'
import type { ClauseDays } from './sign-clauses.ts'
import { dayName, type Entry, theDay, wholeDays } from './sign-entries.ts'
import { nightFault, onItsDay, saySpans } from './sign-nights.ts'
import { faultAt, type SignFault } from './sign-token.ts'
import type { DayPart, SignDay } from './sign-words.ts'
import { MAX_SHIFTS, overlapIn, overlapSentence, type Shift, type Week } from './week.ts'
import { WEEKDAYS } from './weekdays.ts'

const HOLIDAYS_TWICE = 'De los festivos dices que abres y que cierras. Deja una de las dos cosas.'
const HOLIDAY_NIGHT =
  'Después de medianoche ya no es festivo. Elimina esas horas, o dilas en «Días especiales».'
const NO_HOURS = '¿A qué horas? Escríbelas detrás, o pon «cerrado».'

/** Collects the shifts of each weekday and, as an eighth day, of holidays. */
export class SignWeek {
  readonly faults: SignFault[] = []
  readonly #spans = new Map<SignDay, Span[]>()
  readonly #closed = new Set<SignDay>()
  #holidaysOpen = false

  /** The order of entries does not matter: closing a day overrides opening it. */
  constructor(entries: Entry[]) {
    const closing = entries.filter(({ has }) => has('closed'))
    for (const entry of entries) this.#open(entry, entries)
    for (const entry of closing) this.#close(entry)
    for (const entry of entries) this.#exclude(entry)
    for (const entry of closing) this.#closeParts(entry)
    for (const entry of entries) this.#restrict(entry)
  }

  get regular(): Week {
    const days = WEEKDAYS.map((day) => [day, shiftsOf(this.#spansOf(day))])
    return Object.fromEntries(days) as Week
  }

  get holidays(): HolidayHours | null {
    const spans = this.#spansOf('holiday')
    if (spans.length > 0) return shiftsOf(spans)
    if (this.#holidaysOpen) return 'open'
    return this.#closed.has('holiday') ? 'closed' : null
  }

  #spansOf(day: SignDay): Span[] {
    return this.#spans.get(day) ?? []
  }

  #open(entry: Entry, entries: Entry[]): void {
    if (entry.spans.length === 0) return
    const contradicting = entry.days.find(
      ({ part, isPartFirst }) =>
        part && isPartFirst && !entry.spans.every((span) => isOfPart(span, part)),
    )
    if (contradicting) {
      const error = `Esas horas no son de ${PART_NAMES[contradicting.part!]}.`
      return void this.#fault(entry, error)
    }
    const night = nightFault(entry, entries)
    if (night) this.faults.push(night)
    else for (const day of wholeDays(entry)) this.#addSpans(day, entry)
  }

  #addSpans(day: SignDay, entry: Entry): void {
    if (day === 'holiday' && entry.spans.some(({ opens }) => opens >= DAY_MINUTES)) {
      return void this.#fault(entry, HOLIDAY_NIGHT)
    }
    const all = entry.spans.map((span) => (day === 'holiday' ? { day, span } : onItsDay(day, span)))
    for (const [spanDay, added] of Map.groupBy(all, ({ day }) => day)) {
      const before = this.#spansOf(spanDay)
      const spans = [...before, ...added.map(({ span }) => span)].toSorted(
        (a, b) => a.opens - b.opens,
      )
      const clash = overlapIn(shiftsOf(spans))
      if (clash) {
        const isOwn = before.length === 0
        const twice = `${capitalize(theDay(spanDay))} ${spanDay === 'holiday' ? 'están' : 'está'} dos veces, con horas que se pisan. Déjalo en un solo sitio.`
        return void this.#fault(entry, isOwn ? overlapSentence(clash) : twice)
      }
      if (spans.length > MAX_SHIFTS) {
        return void this.#fault(entry, `Un día tiene como máximo ${MAX_SHIFTS} turnos.`)
      }
      this.#spans.set(spanDay, spans)
    }
  }

  #close(entry: Entry): void {
    const [unclear, part] = unclearPart(entry)
    if (unclear?.days.some((day) => this.#spansOf(day).length > 0)) {
      const error = `¿${capitalize(theDay(unclear.days[0]!))} cierras todo el día, o solo ${PART_NAMES[part!]}? Dilo por separado.`
      return void this.#fault(entry, error)
    }
    for (const day of wholeDays(entry)) {
      if (day === 'holiday' && this.#spansOf(day).length > 0) this.#fault(entry, HOLIDAYS_TWICE)
      this.#closed.add(day)
      this.#spans.delete(day)
    }
  }

  /** In 'todos los días menos festivos' holidays are closed. Other excluded days may have hours elsewhere. */
  #exclude(entry: Entry): void {
    for (const { days, part } of entry.excluded) {
      for (const day of days) {
        if (part) this.#closePart(entry, day, part)
        else if (day === 'holiday' && this.#spansOf(day).length === 0) this.#closed.add(day)
      }
    }
  }

  #closeParts(entry: Entry): void {
    const { part } = entry
    if (part) for (const day of this.#spans.keys()) this.#closePart(entry, day, part)
    for (const { days, part } of entry.days) {
      if (part) for (const day of days) this.#closePart(entry, day, part)
    }
  }

  #closePart(entry: Entry, day: SignDay, part: DayPart): void {
    const spans = this.#spansOf(day)
    if (spans.length === 0) {
      if (this.#closed.has(day)) return
      const error = `¿A qué horas abres ${theDay(day)}? Escríbelas, o pon «${dayName(day)} cerrado».`
      return void this.#fault(entry, error, [`${dayName(day)} cerrado`])
    }
    const split = splitByPart(spans, part)
    if (split === undefined) return void this.#fault(entry, mixedPartsError(day, spans, part))
    if (split.others.length > 0) this.#spans.set(day, split.others)
    else {
      const error = `Así ${theDay(day)} no abres a ninguna hora. Si es así, pon «${dayName(day)} cerrado».`
      this.#fault(entry, error, [`${dayName(day)} cerrado`])
    }
  }

  /** Applies entries without hours: 'festivos abierto', 'miércoles solo mañanas'. */
  #restrict(entry: Entry): void {
    const { days, isException, has, spans } = entry
    if (isException || has('appointment') || has('closed') || spans.length > 0) return
    // In 'miércoles y viernes solo mañanas' the part counts for both days.
    const last = days.at(-1)?.part
    for (const { days: itemDays, part = last } of days) {
      for (const day of itemDays) {
        if (part) this.#keepPart(entry, day, part)
        else if (day === 'holiday') this.#holidaysOpen = true
        else if (this.#spansOf(day).length === 0) this.#fault(entry, NO_HOURS)
      }
    }
  }

  #keepPart(entry: Entry, day: SignDay, part: DayPart): void {
    const spans = this.#spansOf(day)
    if (spans.length === 0) return void this.#fault(entry, ...this.#askPart(day, part))
    const split = splitByPart(spans, part)
    if (split && split.inPart.length > 0) this.#spans.set(day, split.inPart)
    else this.#fault(entry, mixedPartsError(day, spans, part))
  }

  /** Suggests the hours of other days in this part if they are all the same. */
  #askPart(day: SignDay, part: DayPart): [error: string, suggestions: string[]] {
    const same = [...this.#spans.values()].flat().filter((span) => isOfPart(span, part))
    const hours = new Set(same.map((span) => saySpans([span])))
    const error = `¿De qué hora a qué hora abres ${theDay(day)}? Escribe, por ejemplo, ${dayName(day)} 9-14.`
    return [error, hours.size === 1 ? [`${dayName(day)} ${[...hours][0]}`] : []]
  }

  #fault(entry: Entry, error: string, suggestions?: string[]): void {
    this.faults.push(faultAt(entry, error, suggestions))
  }
}

/** In 'domingos y lunes noche cerrado' Sunday may be closed all day. */
function unclearPart({ days }: Entry): [ClauseDays, DayPart] | [] {
  const index = days.findIndex(
    ({ part }, i) => part === undefined && days[i + 1]?.part && !days[i + 1]?.isPartFirst,
  )
  return index < 0 ? [] : [days[index]!, days[index + 1]!.part!]
}

const shiftsOf = (spans: Span[]) =>
  spans.map(({ opens, closes }): Shift => [clockTime(opens), clockTime(closes)])

function mixedPartsError(day: SignDay, spans: Span[], part: DayPart): string {
  return `${capitalize(theDay(day))} abres ${saySpans(spans)}, y no sabemos cuánto de eso es ${PART_NAMES[part]}. Escribe a qué horas abres ese día.`
}
