import type { PlainDate } from '#contract/hours/dates.ts'

/** Persons, each once a day, that have asked for words before they are written anywhere. */
export const PERSON_DAYS = 5

/** Words at once that wait for more persons: a flood of them pushes others out, whose figures are lower then. */
const MOST_TEXTS = 2_000
/** Of one list, which has 24 on a page. */
const MOST_SHOPS = 200

export type SearchRow = { text: string; count: number; without_result: number }
export type FoundRow = { commerce: number; text: string; count: number }
export type DaySearches = { day: PlainDate; searches: SearchRow[]; found: FoundRow[] }

type Sought = { count: number; without: number; commerces: Map<number, number> }

/** Sums of what was searched for, in memory until enough persons have asked. Without who, so they outlive a day. */
export function openSearches() {
  /** The last one asked for is the last one here. */
  const texts = new Map<string, { persons: number; days: Map<PlainDate, Sought> }>()

  function soughtOf(day: PlainDate, text: string): Sought {
    const known = texts.get(text) ?? { persons: 0, days: new Map() }
    texts.delete(text)
    texts.set(text, known)
    if (texts.size > MOST_TEXTS) texts.delete(texts.keys().next().value!)
    const sought = known.days.get(day) ?? { count: 0, without: 0, commerces: new Map() }
    known.days.set(day, sought)
    return sought
  }

  return {
    /** One more person has searched for it that day. */
    addSearch(day: PlainDate, text: string, isFound: boolean): void {
      const sought = soughtOf(day, text)
      texts.get(text)!.persons += 1
      sought.count += 1
      if (!isFound) sought.without += 1
    },

    /** And a shop was found. */
    addFound(day: PlainDate, text: string, commerce: number): void {
      const { commerces } = soughtOf(day, text)
      const count = commerces.get(commerce) ?? 0
      if (count > 0 || commerces.size < MOST_SHOPS) commerces.set(commerce, count + 1)
    },

    /** What enough persons have searched for, which is forgotten here but for that. */
    take(): DaySearches[] {
      const byDay = new Map<PlainDate, DaySearches>()
      for (const [text, known] of texts) {
        if (known.persons < PERSON_DAYS) continue
        for (const [day, { count, without, commerces }] of known.days) {
          const taken = byDay.get(day) ?? { day, searches: [], found: [] }
          byDay.set(day, taken)
          taken.searches.push({ text, count, without_result: without })
          for (const [commerce, count] of commerces) taken.found.push({ commerce, text, count })
        }
        known.days.clear()
      }
      return [...byDay.values()]
    },
  }
}

export type Searches = ReturnType<typeof openSearches>
