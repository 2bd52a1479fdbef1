import type { FigureKind } from '#contract/figures.ts'
import type { Shown, ShownIds } from '#contract/rendering.ts'
import { countableSearch } from './countable-search.ts'
import { type CountingDay, countNew, isNew, type Visitor } from './counting-day.ts'
import { addOne, KIND_NUMBERS } from './day-sums.ts'
import { eventHash, listHash, type Person } from './person.ts'
import type { Searches } from './searches.ts'

export type Count = (day: CountingDay, visitor: Visitor) => void

/** Returns a function that counts a viewed page and its list. A list that a visitor sees again has nothing to count. */
export function pageCount({ viewed, listed }: Shown): Count {
  return (day, visitor) => {
    if (viewed) countOnce(day, visitor, 'views', viewed)
    if (listed === undefined) return
    const [high, low] = eventHash(visitor.person, 'list', 0, listHash(listed))
    if (!isNew(day, visitor, high, low)) return
    for (const item of listed) countOnce(day, visitor, 'appearances', item)
  }
}

export function countOnce(
  day: CountingDay,
  visitor: Visitor,
  kind: FigureKind,
  { commerce, offer }: ShownIds,
): void {
  const number = KIND_NUMBERS[kind]
  countItem(day, visitor, 'commerces', number, commerce)
  if (offer !== undefined) countItem(day, visitor, 'offers', number, offer)
}

function countItem(
  day: CountingDay,
  visitor: Visitor,
  type: 'commerces' | 'offers',
  kind: number,
  id: number,
): void {
  const [high, low] = eventHash(visitor.person, type, kind, id)
  // Checked first, because most shops in lists were counted before, and then no closure is created.
  if (isNew(day, visitor, high, low))
    countNew(day, high, low, () => addOne(day.sums[type], id, kind))
}

/** Counts a search, and each shop that it found, once a day for each visitor. */
export function countSearch(
  day: CountingDay,
  visitor: Visitor,
  { search, listed = [] }: Shown,
  searches: Searches,
): void {
  const text = search && countableSearch(search.text, search.isFound)
  if (!search || text === undefined) return
  const date = day.sums.day
  const textBits = day.persons!.ofText(text)
  const personWithText = visitor.person.map((bits, i) => bits ^ textBits[i]!) as unknown as Person
  const once = ([high, low]: [number, number], count: () => void) => {
    if (isNew(day, visitor, high, low)) countNew(day, high, low, count)
  }
  once(eventHash(personWithText, 'search', 0, 0), () =>
    searches.addSearch(date, text, search.isFound),
  )
  for (const { commerce, offer } of listed) {
    if (offer !== undefined) continue
    once(eventHash(personWithText, 'found', 0, commerce), () =>
      searches.addFound(date, text, commerce),
    )
  }
}
