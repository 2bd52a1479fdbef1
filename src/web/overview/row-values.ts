import type { Commerce } from '#contract/commerces.ts'
import { NOUNS } from '#contract/figure-words.ts'
import { ACTION_KINDS, type ActionKind, type Counts } from '#contract/figures.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { formatNumber } from '#contract/numbers.ts'
import type { RowValue } from '#web/lists/value-row.tsx'

export function offersValue({ status, hidden, offers }: Commerce): RowValue {
  if (offers === 0) return { end: 'ninguna' }
  const isShown = status === 'OK' && !hidden
  return { figure: formatNumber(offers), end: isShown ? 'en marcha' : 'sin publicar' }
}

/** Today's hours: 'hoy 10–14' */
export function hoursValue({ hours }: Commerce, today: PlainDate): RowValue {
  if (hours === null) return { end: 'sin horario', isMissing: true }
  const { shifts, closure } = shiftsOn(hours, today)
  if (closure) return { end: 'cerrado estos días' }
  if (shifts.length === 0) return { end: 'hoy cerrado' }
  return { start: 'hoy', figure: sayShifts(shifts).replaceAll(':00', '') }
}

export function photosValue({ photos }: Commerce): RowValue {
  if (photos.length === 0) return { end: 'sin fotos', isMissing: true }
  const figure = formatNumber(photos.length)
  const missing = photos.filter(({ alt }) => alt === '').length
  if (missing === 0) return { figure }
  return { figure, end: `· falta describir ${formatNumber(missing)}` }
}

export function placeValue({ latitude, direction }: Commerce): RowValue {
  return latitude === null ? { end: 'falta en el mapa', isMissing: true } : { end: direction }
}

/** Returns the most frequent action of a week, or the views if there were no actions. */
export function figuresValue(week: Counts): RowValue {
  const action = mostFrequentAction(week)
  const kind = week[action] > 0 ? action : 'views'
  const count = week[kind]
  if (count === 0) return { end: 'nada esta semana' }
  const noun = NOUNS[kind][count === 1 ? 0 : 1]
  return { figure: formatNumber(count), end: kind === 'directions' ? 'cómo llegar' : noun }
}

export function mostFrequentAction(week: Counts): ActionKind {
  return ACTION_KINDS.toSorted((a, b) => week[b] - week[a])[0]!
}
