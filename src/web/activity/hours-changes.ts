import type { Hours } from '#contract/hours/hours.ts'
import { saySeasonDay } from '#contract/hours/read-date.ts'
import { sayHours, sayWeek } from '#contract/hours/say-hours.ts'
import { isSameJson } from '#contract/same-json.ts'
import { formatClosure, formatSpecialDays } from '#web/commerces/open-words.ts'

type Part = { label: string; fields: (keyof Hours)[]; format: (hours: Hours) => string }

/** Parts of the hours that are listed and restored separately, by name. */
export const HOURS_PARTS: Record<string, Part> = {
  'hours.week': {
    label: 'Horario',
    fields: ['regular', 'always_open', 'by_appointment'],
    format: (hours) => sayHours(hours),
  },
  'hours.seasons': {
    label: 'Temporadas',
    fields: ['seasons'],
    format: ({ seasons }) =>
      seasons
        .map(
          ({ name, from, to, week }) =>
            `${name}, del ${saySeasonDay(from)} al ${saySeasonDay(to)}: ${sayWeek(week)}`,
        )
        .join(' · '),
  },
  'hours.special': {
    label: 'Días especiales',
    fields: ['special'],
    format: ({ special }) => special.map((days) => formatSpecialDays(days, true)).join(' · '),
  },
  'hours.closure': {
    label: 'Cierre',
    fields: ['closure'],
    format: ({ closure }) =>
      closure
        ? [formatClosure(closure, true), closure.note && `«${closure.note}»`]
            .filter(Boolean)
            .join('. ')
        : '',
  },
}

/** Returns the parts that differ, as text: 'nada' for an empty part. */
export function hoursChanges(before: Hours | null, after: Hours | null) {
  const textOf = (hours: Hours | null, { format }: Part) => (hours && format(hours)) || 'nada'
  return Object.entries(HOURS_PARTS)
    .filter(([, { fields }]) => !fields.every((name) => isSameJson(before?.[name], after?.[name])))
    .map(([name, part]) => {
      return { name, label: part.label, from: textOf(before, part), to: textOf(after, part) }
    })
    .filter(({ from, to }) => from !== to)
}
