import { sql } from 'drizzle-orm'
import { nearText, type Point } from '#contract/coordinates.ts'
import { factsPath } from '#contract/facts/fact-filters.ts'
import type { FactName } from '#contract/facts/fact-table.ts'
import { weekdayOf } from '#contract/hours/dates.ts'
import {
  factsIn,
  mayNamePlace,
  type SearchFilters,
  understand,
} from '#contract/understood-search.ts'
import type { Db } from '../database/open.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { IN_NAME } from './search.ts'

type Call = Pick<Services, 'db' | 'clock' | 'settings' | 'untilChange'>

type NamedPlace = Point & { name: string }

/** Returns the words to search, and the filters in the text with the `point` of a named place, if there are any. */
export async function understandSearch(
  call: Call,
  search: string | undefined,
): Promise<{ search: string | undefined; filters?: SearchFilters & { point?: Point } }> {
  if (search === undefined) return { search }
  const places = mayNamePlace(search)
    ? await call.untilChange.of(
        'named places',
        () => listNamedPlaces(call.db),
        (rows) => rows.length,
      )
    : []
  const names = places.map(({ name }) => name)
  const facts = await findFacts(call, factsIn(search))
  const { town } = call.settings.present()
  const directory = { today: weekdayOf(todayOf(call)), town, places: names, facts }
  const understood = understand(search, directory)
  if (understood === undefined || (await isNameOfShop(call.db, search))) return { search }
  const point = places.find(({ name }) => name === understood.place)
  const filters = { ...understood, ...(point && { point }) }
  return { search: understood.search || undefined, filters }
}

/** Returns `near` of a search: coordinates, 'me' (the device's place) or null. */
export function nearOf({ isNear, point }: { isNear?: true; point?: Point }): string | null {
  return point ? nearText(point) : isNear ? 'me' : null
}

/** Returns streets and localities, each with the point of its oldest shop. */
async function listNamedPlaces(db: Db): Promise<NamedPlace[]> {
  const { rows } = await db.execute<NamedPlace>(sql`
    select named.name, latitude, longitude
    from (
      select place.name, min(commerce) as oldest
      from published_commerces
      join commerces on commerces.id = commerce and latitude is not null
      cross join lateral (values (street), (locality)) as place (name)
      where place.name <> ''
      group by place.name
    ) as named
    join commerces on commerces.id = oldest
    order by oldest
  `)
  return rows
}

/** Returns the facts that at least one published shop has. */
async function findFacts(call: Call, names: FactName[]): Promise<FactName[]> {
  const found = await Promise.all(
    names.map((name) => call.untilChange.of(`fact ${name}`, () => isFactOfShop(call.db, name))),
  )
  return names.filter((_, index) => found[index])
}

async function isFactOfShop(db: Db, name: FactName): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from published_commerces join commerces on commerces.id = commerce
    where facts @@ ${factsPath([name])}::jsonpath limit 1
  `)
  return rows.length > 0
}

/** Whether a shop's name has all words of the search: 'Casa Domingo' means that shop, not opening times on Sunday. */
async function isNameOfShop(db: Db, search: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_name: boolean }>(sql`
    with searched as materialized (select distinct word from search_tokens(${search}))
    select exists (
      select from searched join commerce_words using (word)
      where weight >= ${IN_NAME}
      group by commerce
      having count(*) = (select count(*) from searched)
    ) as is_name
  `)
  return rows[0]!.is_name
}
