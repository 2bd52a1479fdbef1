import type { Commerce } from '#contract/commerces.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import type { Offer } from '#contract/offers.ts'
import {
  type EditField,
  firstMissingEssential,
  firstMissingExtra,
} from '#web/commerces/missing-parts.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'

/** A task for the owner of a shop: a link, a field to edit, an offer to extend or data to confirm. */
export type ToDo = { title: string; why?: string; action: string } & (
  | { to: string }
  | { field: EditField }
  | { extends: Offer }
  | { confirms: Commerce }
)

type ToDoFacts = {
  offers: readonly Offer[]
  /** Holidays that shops of the owner have not answered. */
  holidays: readonly HolidayQuestion[]
  /** Whether nobody has confirmed the shop's data for a long time. */
  isUnconfirmed: boolean
  today: PlainDate
}

export function toDoOf(commerce: Commerce, facts: ToDoFacts): ToDo | undefined {
  const essential = firstMissingEssential(commerce)
  if (essential) return { ...essential, title: `Falta: ${lowerFirst(essential.title)}` }
  return (
    endingOffer(facts) ??
    unansweredHoliday(commerce, facts) ??
    dataToConfirm(commerce, facts) ??
    firstMissingExtra(commerce)
  )
}

function endingOffer({ offers, today }: ToDoFacts): ToDo | undefined {
  const [first] = endingOffers(offers, today)
  return (
    first && {
      title: `${endingWords(first, today)}.`,
      action: 'Alargarla una semana',
      extends: first,
    }
  )
}

/** Returns the offers that end within three days, sorted by their last day. */
export function endingOffers(offers: readonly Offer[], today: PlainDate): Offer[] {
  const last = addDays(today, 3)
  return offers
    .filter(({ ends_on }) => ends_on !== null && ends_on <= last)
    .toSorted((a, b) => a.ends_on!.localeCompare(b.ends_on!))
}

/** '«Café con tu coca» termina el martes' */
export const endingWords = ({ title, ends_on }: Offer, today: PlainDate) =>
  `«${title}» termina ${relativeDay(ends_on!, today)}`

function relativeDay(day: PlainDate, today: PlainDate): string {
  if (day === today) return 'hoy'
  return day === addDays(today, 1) ? 'mañana' : `el ${WEEKDAY_NAMES[weekdayOf(day)]}`
}

function unansweredHoliday({ id }: Commerce, { holidays }: ToDoFacts): ToDo | undefined {
  const holiday = holidays.find(({ commerces }) => commerces.some((shop) => shop.id === id))
  if (holiday === undefined) return undefined
  return {
    title: `¿Abres el ${formatWeekday(holiday.date)}?`,
    why: `${holiday.name}. Si no dices nada, tus vecinos verán «puede cambiar».`,
    action: 'Decir si abres',
    to: `/commerces/${id}/horario#festivos`,
  }
}

function dataToConfirm(commerce: Commerce, { isUnconfirmed }: ToDoFacts): ToDo | undefined {
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
