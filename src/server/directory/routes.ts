import { z } from 'zod'
import {
  aboutSearch,
  listedCategory,
  listedCategoryQuery,
  listedCommerce,
  listedCommerceDetail,
  listedCommerceQuery,
  listedOffer,
  listedOfferQuery,
  notPublished,
  suggestionQuery,
  suggestions,
} from '#contract/directory.ts'
import { factsPath } from '#contract/facts/fact-filters.ts'
import type { FactName } from '#contract/facts/fact-table.ts'
import { hoursTexts } from '#contract/hours/hours-texts.ts'
import { sayHours } from '#contract/hours/say-hours.ts'
import { holdsOn, offerState } from '#contract/offer-dates.ts'
import { OPEN_DATA_LICENSE, openCommerceMap, osmMap } from '#contract/open-data.ts'
import { slugOf } from '#contract/slug.ts'
import type { UnderstoodSearch } from '#contract/understood-search.ts'
import { closedForGood, closedForNow, gone } from '../errors.ts'
import { upcomingHolidays } from '../hours/calendar.ts'
import { openFilter } from '../hours/open-filter.ts'
import { openStates } from '../hours/open-state.ts'
import type { PagedList, RowRange } from '../http/pagination.ts'
import { idOf } from '../http/params.ts'
import { type Call, route } from '../http/route.ts'
import { isOn } from '../modules.ts'
import { presentPhotos } from '../photos/gallery-rows.ts'
import { coverUrl, photoUrl } from '../photos/photo-url.ts'
import { todayOf } from '../today.ts'
import {
  countOffersByCategory,
  findByFormerSlug,
  listListedCategories,
  sortCategories,
} from './categories.ts'
import type { CommerceFilter } from './commerce-conditions.ts'
import {
  countListedCommerces,
  findListedCommerce,
  isCountedApart,
  type ListedCommerceRow,
  type Lookup,
  listListedCommerces,
} from './commerces.ts'
import { listNear } from './near-commerces.ts'
import { orderOffers } from './offer-order.ts'
import {
  findListedOffer,
  type ListedOfferRow,
  listListedOffers,
  listOffersOf,
  type OfferFilter,
} from './offers.ts'
import { commercesCsv, commercesGeoJson, osmGeoJson } from './open-data.ts'
import { suggest } from './suggestions.ts'
import { nearOf, understandSearch } from './understand-search.ts'

const DEFAULT_LIMIT = 24

const OPEN_DATA =
  'Los datos se pueden usar para cualquier cosa si se dice de quién son (CC BY 4.0); las fotos no van con ellos. Cambian en cuanto cambia el directorio, así que basta con preguntar con `If-None-Match`.'

export const directoryRoutes = [
  route('GET', '/api/directory/commerces/', {
    summary: 'Lista los comercios publicados, o busca entre ellos.',
    access: 'public',
    isCacheable: true,
    isSearchable: true,
    query: listedCommerceQuery,
    list: listedCommerce,
    defaultLimit: DEFAULT_LIMIT,
    beside: aboutSearch.partial(),
    handle: async (call) => {
      const { near, open, filter, understood } = await readSearch(call)
      const list = near
        ? (range: RowRange) => listNear(call, near, filter, range)
        : (range: RowRange) => listUntilChange(call, filter, range)
      const isNearest = near !== undefined && filter.ordering === undefined
      const isCounted = isCountedApart(filter) && !isNearest
      let is_loose = false
      return paginatedByRows(
        async (range) => {
          const rows = await list(range)
          is_loose = rows[0]?.is_loose ?? false
          return await presentOpen(call, rows)
        },
        isCounted ? () => countUntilChange(call, filter, open) : undefined,
        () => (call.query.search === undefined ? {} : { understood, is_loose }),
      )
    },
  }),
  route('GET', '/api/directory/commerces.csv', {
    summary: 'Responde con todos los comercios publicados para una hoja de cálculo.',
    description: OPEN_DATA,
    access: 'public',
    isCacheable: true,
    mediaType: 'text/csv',
    response: z.string(),
    handle: async (call) => {
      call.reply.headers({
        'content-disposition': 'attachment; filename="comercios.csv"',
        link: `<${OPEN_DATA_LICENSE}>; rel="license"`,
      })
      return commercesCsv(call)
    },
  }),
  route('GET', '/api/directory/commerces.geojson', {
    summary: 'Responde con todos los comercios publicados para un mapa.',
    description: OPEN_DATA,
    access: 'public',
    isCacheable: true,
    mediaType: 'application/geo+json',
    response: openCommerceMap,
    handle: commercesGeoJson,
  }),
  route('GET', '/api/directory/osm.geojson', {
    summary: 'Responde con los comercios que están en el mapa, con las etiquetas de OpenStreetMap.',
    description: `${OPEN_DATA} Nada se envía a OpenStreetMap: lo lleva quien mapea.`,
    access: 'public',
    isCacheable: true,
    mediaType: 'application/geo+json',
    response: osmMap,
    handle: osmGeoJson,
  }),
  route('GET', '/api/directory/commerces/:id/', {
    summary: 'Responde con un comercio publicado y sus ofertas.',
    access: 'public',
    isCacheable: true,
    find: async (call) =>
      rowOrThrow(await findListedCommerce(call.db, idOf(call.request), todayOf(call))),
    response: listedCommerceDetail,
    errorResponses: { 404: notPublished, 410: notPublished },
    handle: async (call) => ({
      ...(await presentOpen(call, [call.found]))[0]!,
      photos: presentPhotos(call.found, (hash) => photoUrl(call.config, hash)),
      ...hoursTexts(call.found.hours, todayOf(call)),
      holidays: await upcomingHolidays(call, call.found.hours),
      published_offers: isOn(call, 'offers')
        ? (await listOffersOf(call.db, call.found.id, todayOf(call))).map(presentOffer(call))
        : [],
    }),
  }),
  route('GET', '/api/directory/offers/', {
    summary: 'Lista las ofertas de los comercios publicados, o busca entre ellas.',
    access: 'public',
    module: 'offers',
    isCacheable: true,
    isSearchable: true,
    query: listedOfferQuery,
    list: listedOffer,
    defaultLimit: DEFAULT_LIMIT,
    handle: async (call) => {
      const { when, ...query } = call.query
      const { search } = await understandSearch(call, query.search)
      const filter = { ...query, search, today: todayOf(call) }
      const list = async (filter: OfferFilter, range: RowRange) =>
        (await listListedOffers(call.db, filter, range)).map(presentOffer(call))
      if (search !== undefined) {
        const id = when ? await orderOffers(call, { ...filter, when }) : filter.id
        return paginatedByRows((range) => list({ ...filter, id }, range))
      }
      const ordered = await orderOffers(call, { ...filter, when })
      return {
        count: async () => ordered.length,
        rows: async (range) => {
          if (query.ordering) return await list(when ? { ...filter, id: ordered } : filter, range)
          const id = ordered.slice(range.offset, range.offset + range.limit)
          const rows = await list({ today: filter.today, id }, { limit: id.length, offset: 0 })
          return id.flatMap((listed) => rows.find((row) => row.id === listed) ?? [])
        },
      }
    },
  }),
  route('GET', '/api/directory/offers/:id/', {
    summary: 'Responde con una oferta de un comercio publicado.',
    access: 'public',
    module: 'offers',
    isCacheable: true,
    find: async (call) =>
      rowOrThrow(await findListedOffer(call.db, idOf(call.request), todayOf(call))),
    response: listedOffer,
    errorResponses: { 404: notPublished, 410: notPublished },
    handle: async (call) => presentOffer(call)(call.found),
  }),
  route('GET', '/api/directory/categories/', {
    summary: 'Lista las categorías con cuántos comercios publicados tienen.',
    access: 'public',
    isCacheable: true,
    isSearchable: true,
    query: listedCategoryQuery,
    list: listedCategory,
    defaultLimit: DEFAULT_LIMIT,
    handle: async (call) => {
      const { db, query, untilChange } = call
      const today = todayOf(call)
      const { search, filters } = await understandSearch(call, query.search)
      const open = query.open ?? filters?.open
      const filter = {
        today,
        search,
        offers: isOn(call, 'offers') ? (query.offers ?? filters?.offers) : undefined,
        open: open ? await openFilter(call, open) : undefined,
        facts: pathOf(query.facts, filters?.facts),
      }
      const isCached = isCountedApart(filter) && filter.open === undefined
      const list = () => listListedCategories(db, filter)
      const [rows, offers] = await Promise.all([
        isCached ? untilChange.of(`categories ${JSON.stringify(filter)}`, list) : list(),
        query.count === 'offers' && isOn(call, 'offers')
          ? untilChange.of(`offers by category ${today} ${query.when}`, async () =>
              countOffersByCategory(
                db,
                today,
                query.when && (await orderOffers(call, { today, when: query.when })),
              ),
            )
          : undefined,
      ])
      const counted = rows.map((row) =>
        offers ? { ...row, offers: offers.get(row.id) ?? 0 } : row,
      )
      const { id, slug, ordering } = query
      const named = slug === undefined ? counted : await findByFormerSlug(db, counted, slug)
      const selected = id === undefined ? named : named.filter((row) => id.includes(row.id))
      const all = sortCategories(selected, ordering)
      return {
        count: async () => all.length,
        rows: async ({ limit, offset }) => all.slice(offset, offset + limit),
      }
    },
  }),
  route('GET', '/api/directory/suggestions/', {
    summary: 'Propone comercios y categorías mientras se escribe.',
    access: 'public',
    isCacheable: true,
    isSearchable: true,
    query: suggestionQuery,
    response: suggestions,
    handle: async (call) => {
      const { search } = await understandSearch(call, call.query.search)
      const { commerces, ...rest } = await suggest(call.db, search, todayOf(call))
      return { ...rest, commerces: commerces.map(presentCommerce(call)) }
    },
  }),
]

/** Without `count`, the rows contain the total, so that the search runs only once. */
function paginatedByRows<Row extends { total?: number | null }>(
  rows: (range: RowRange) => Promise<Row[]>,
  count?: () => Promise<number>,
  beside: () => Record<string, unknown> = () => ({}),
): PagedList<Row> {
  if (count) return { count, rows, beside }
  const { promise: total, resolve } = Promise.withResolvers<number>()
  return {
    count: () => total,
    beside,
    rows: async (range) => {
      const page = await rows(range)
      // A page past the end has no rows and so no total. With 0 the response is 404.
      resolve(page[0]?.total ?? 0)
      return page
    },
  }
}

type CommerceQuery = z.infer<typeof listedCommerceQuery>

/** Combines the query with the filters of the search text. `open` of the text is ignored if no shop matches. */
async function readSearch(call: Call & { query: CommerceQuery }) {
  const { near, open, facts, ...query } = call.query
  const hasOffers = isOn(call, 'offers')
  const today = todayOf(call)
  const { search, filters } = await understandSearch(call, query.search)
  const filter = {
    ...query,
    today,
    search,
    facts: pathOf(facts, filters?.facts),
    offers: hasOffers ? (query.offers ?? filters?.offers) : undefined,
  }
  const openAt = open ?? filters?.open
  const openFiltered = openAt ? { ...filter, open: await openFilter(call, openAt) } : filter
  const isOpenIgnored =
    open === undefined &&
    openAt !== undefined &&
    (await listUntilChange(call, openFiltered, { limit: 1, offset: 0 })).length === 0
  const understood: UnderstoodSearch | null = filters
    ? {
        search: filters.search,
        open: filters.open ?? null,
        near: nearOf(filters),
        place: filters.place ?? null,
        offers: hasOffers && (filters.offers ?? false),
        facts: filters.facts ?? [],
        closed: isOpenIgnored,
      }
    : null
  return {
    near: near ?? filters?.point,
    open: isOpenIgnored ? undefined : openAt,
    filter: isOpenIgnored ? filter : openFiltered,
    understood,
  }
}

function pathOf(inQuery: FactName[] = [], inText: FactName[] = []): string | undefined {
  const names = [...new Set([...inQuery, ...inText])]
  return names.length > 0 ? factsPath(names) : undefined
}

function rowOrThrow<Row>(result: Lookup<Row>): Row | undefined {
  if (result.state === 'gone') throw gone()
  if (result.state === 'closed') {
    throw result.shop.since === null ? closedForNow(result.shop) : closedForGood(result.shop)
  }
  return result.state === 'public' ? result.row : undefined
}

function presentCommerce(call: Call) {
  const { config } = call
  return <Row extends ListedCommerceRow>(row: Row) => ({
    ...row,
    offers: isOn(call, 'offers') ? row.offers : 0,
    slug: slugOf(row.name),
    photo: coverUrl(config, row),
  })
}

/** The memory for a row of the directory, in rows of other lists. */
const ROW_SIZE = 8

/** Caches rows until a change. Responses, which say whether a shop is open, are cached for a minute at most. */
function listUntilChange(call: Call, filter: CommerceFilter, range: RowRange) {
  const list = () => listListedCommerces(call.db, filter, range)
  if (filter.open !== undefined) return list()
  const key = `listed ${JSON.stringify([filter, range])}`
  return call.untilChange.of(key, list, (rows) => rows.length * ROW_SIZE)
}

const MINUTE_MS = 60_000

/** Caches a count with `open` only for the minute, because shops open and close. */
function countUntilChange(call: Call, filter: CommerceFilter, open: string | undefined) {
  const { clock, db, untilChange } = call
  const count = () => countListedCommerces(db, filter)
  const { open: _, ...rest } = filter
  const minute = open && Math.floor(clock.now().getTime() / MINUTE_MS)
  return untilChange.of(`shops ${JSON.stringify([rest, open, minute])}`, count)
}

async function presentOpen<Row extends ListedCommerceRow>(call: Call, rows: Row[]) {
  const states = await openStates(call, rows)
  return rows.map((row, index) => ({
    ...presentCommerce(call)(row),
    ...states[index]!,
    hours_text: row.hours ? sayHours(row.hours) : '',
  }))
}

/** What an ended offer no longer shows. */
const NOTHING_OFFERED = { price: null, previous_price: null, code: '' }

function presentOffer(call: Call) {
  const { config } = call
  const today = todayOf(call)
  return <Row extends ListedOfferRow>(row: Row) => ({
    ...row,
    ...(offerState(row, today) === 'ended' && NOTHING_OFFERED),
    state: offerState(row, today),
    today: holdsOn(row, today),
    slug: slugOf(row.title),
    photo: row.photo && photoUrl(config, row.photo),
    commerce: { ...row.commerce, slug: slugOf(row.commerce.name) },
  })
}
