import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { capitalize, joinWords } from '#contract/spanish.ts'

/** Groups the days of a week by equal words. */
export function groupDays(wordsOf: (day: Weekday) => string): { days: Weekday[]; words: string }[] {
  return [...Map.groupBy(WEEKDAYS, wordsOf)].map(([words, days]) => ({ days, words }))
}

/** Returns the letter of a day on Spanish calendars, where X is Wednesday. */
export const dayLetter = (day: Weekday) => 'LMXJVSD'.charAt(WEEKDAYS.indexOf(day))

/** Abbreviates days: 'L–V', 'S', 'L, X'. */
export function letterDays(days: readonly Weekday[]): string {
  return runsOf(days)
    .flatMap((run) => {
      const letters = run.map(dayLetter)
      return run.length > 2 ? `${letters[0]}–${letters.at(-1)}` : letters
    })
    .join(', ')
}

/** Names days: 'lunes a viernes', 'lunes y jueves', 'lunes a jueves y sábado'. */
export function nameDays(days: readonly Weekday[]) {
  if (days.length === WEEKDAYS.length) return 'todos los días'
  return joinWords(runsOf(days).flatMap(nameRun))
}

export const startWithDays = (days: readonly Weekday[]) => capitalize(nameDays(days))

function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    const isNext = last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last.at(-1)!) + 1
    if (isNext) last.push(day)
    else runs.push([day])
  }
  return runs
}

function nameRun(run: Weekday[]): string[] {
  const names = run.map((day) => WEEKDAY_NAMES[day])
  return names.length > 2 ? [`${names[0]} a ${names.at(-1)}`] : names
}
