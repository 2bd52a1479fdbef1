import type { PlainDate } from '#contract/hours/dates.ts'

/** A text is stored after so many searches, counting a person once each day: a rare text may reveal a person. */
export const MIN_PERSON_DAYS = 5

/** Maximum of texts in memory. Above it, the text whose last search is oldest is deleted. */
const MAX_TEXTS = 2_000
/** Maximum of shops for one text and day. */
const MAX_SHOPS = 200

export type SearchRow = { text: string; count: number; without_result: number }
export type FoundRow = { commerce: number; text: string; count: number }
export type DaySearches = { day: PlainDate; searches: SearchRow[]; found: FoundRow[] }

type SearchSums = { count: number; without_result: number; commerces: Map<number, number> }

/** Holds the sums of a text until it has `MIN_PERSON_DAYS`. */
export function openSearches() {
  /** Sums by search text, in the order of the latest search. */
  const texts = new Map<string, { personDays: number; days: Map<PlainDate, SearchSums> }>()

  function sumsOf(day: PlainDate, text: string): SearchSums {
    const figures = texts.get(text) ?? { personDays: 0, days: new Map() }
    texts.delete(text)
    texts.set(text, figures)
    if (texts.size > MAX_TEXTS) texts.delete(texts.keys().next().value!)
    const sums = figures.days.get(day) ?? { count: 0, without_result: 0, commerces: new Map() }
    figures.days.set(day, sums)
    return sums
  }

  return {
    addSearch(day: PlainDate, text: string, isFound: boolean): void {
      const sums = sumsOf(day, text)
      texts.get(text)!.personDays += 1
      sums.count += 1
      if (!isFound) sums.without_result += 1
    },

    addFound(day: PlainDate, text: string, commerce: number): void {
      const { commerces } = sumsOf(day, text)
      const count = commerces.get(commerce) ?? 0
      if (count > 0 || commerces.size < MAX_SHOPS) commerces.set(commerce, count + 1)
    },

    /** Returns and removes the sums of texts with enough person-days. */
    take(): DaySearches[] {
      const byDay = new Map<PlainDate, DaySearches>()
      for (const [text, { personDays, days }] of texts) {
        if (personDays < MIN_PERSON_DAYS) continue
        for (const [day, { count, without_result, commerces }] of days) {
          const rows = byDay.get(day) ?? { day, searches: [], found: [] }
          byDay.set(day, rows)
          rows.searches.push({ text, count, without_result })
          for (const [commerce, count] of commerces) rows.found.push({ commerce, text, count })
        }
        days.clear()
      }
      return [...byDay.values()]
    },
  }
}

export type Searches = ReturnType<typeof openSearches>
