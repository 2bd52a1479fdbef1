import type { Commerce } from '#contract/commerces.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import type { Offer } from '#contract/offers.ts'
import { type EditField, essentialMissingOf, furtherMissingOf } from '#web/commerces/missing.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'

/** What an owner should do next for a shop, and how it is done. */
export type ToDo = { title: string; why?: string; action: string } & (
  | { to: string }
  | { field: EditField }
  | { extends: Offer }
  | { confirms: Commerce }
)

type ToDoFacts = {
  /** Running offers of the shop. */
  offers: readonly Offer[]
  /** Holidays of which this or other shops of the owner have not said what they do. */
  holidays: readonly HolidayQuestion[]
  /** Whether nobody has confirmed its data for long. */
  isUnconfirmed: boolean
  /** The town's date. */
  today: PlainDate
}

/** Days before its last one from which an owner is told that an offer ends. */
const ENDING_DAYS = 3

/** The most urgent thing to do for a shop; undefined: nothing. */
export function toDoOf(commerce: Commerce, facts: ToDoFacts): ToDo | undefined {
  const essential = essentialMissingOf(commerce)
  if (essential) return { ...essential, title: `Falta: ${lowerFirst(essential.title)}` }
  return (
    endingOffer(facts) ??
    unansweredHoliday(commerce, facts) ??
    unconfirmed(commerce, facts) ??
    furtherMissingOf(commerce)
  )
}

function endingOffer({ offers, today }: ToDoFacts): ToDo | undefined {
  const [first] = endingOffers(offers, today)
  if (first === undefined) return undefined
  return {
    title: `${endingWords(first, today)}.`,
    action: 'Alargarla una semana',
    extends: first,
  }
}

/** Of running offers those that end soon, the first to end first. */
export function endingOffers(offers: readonly Offer[], today: PlainDate): Offer[] {
  const last = addDays(today, ENDING_DAYS)
  return offers
    .filter(({ ends_on }) => ends_on !== null && ends_on <= last)
    .toSorted((one, other) => one.ends_on!.localeCompare(other.ends_on!))
}

/** '«Café con tu coca» termina el martes'. */
export const endingWords = ({ title, ends_on }: Offer, today: PlainDate) =>
  `«${title}» termina ${relativeDay(ends_on!, today)}`

function relativeDay(day: PlainDate, today: PlainDate): string {
  if (day === today) return 'hoy'
  return day === addDays(today, 1) ? 'mañana' : `el ${WEEKDAY_NAMES[weekdayOf(day)]}`
}

function unansweredHoliday({ id }: Commerce, { holidays }: ToDoFacts): ToDo | undefined {
  const asked = holidays.find(({ commerces }) => commerces.some((one) => one.id === id))
  if (asked === undefined) return undefined
  return {
    title: `¿Abres el ${formatWeekday(asked.date)}?`,
    why: `${asked.name}. Si no dices nada, tus vecinos verán «puede cambiar».`,
    action: 'Decir si abres',
    to: `/commerces/${id}/horario#festivos`,
  }
}

function unconfirmed(commerce: Commerce, { isUnconfirmed }: ToDoFacts): ToDo | undefined {
  if (!isUnconfirmed) return undefined
  const facts = factsInWords(commerce.facts)
  return {
    title: '¿Sigue todo igual?',
    why: `Hace tiempo que nadie confirma los datos de tu comercio.${facts && ` También: ${facts}.`}`,
    action: 'Todo igual',
    confirms: commerce,
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
