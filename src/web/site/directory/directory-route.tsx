import { data, redirect } from 'react-router'
import { nearText } from '#contract/coordinates.ts'
import type { Suggestions } from '#contract/directory.ts'
import { asksForDuty, type Duties } from '#contract/duty.ts'
import { factsText } from '#contract/facts/fact-filters.ts'
import { pointOnMap } from '#contract/map.ts'
import { slugOf } from '#contract/slug.ts'
import { readApi, readModules } from '#web/api/read-api.ts'
import { countInFigures, shownIdsOf } from '#web/api/server-api.ts'
import { useSite } from '#web/api/site.ts'
import { publicMapFile } from '#web/map/public-map-file.server.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import type { Route } from './+types/directory-route.ts'
import { cacheThisMinute, cacheUntilStateChange, cacheWhileOnDuty } from './cache-while-open.ts'
import { CategoryFilters } from './category-filters.tsx'
import { ChosenFilters, SortLinks } from './chips.tsx'
import { DirectoryMetadata } from './directory-metadata.tsx'
import styles from './directory-route.module.css'
import {
  categorySlugsIn,
  directoryUrl,
  findCategories,
  NEAR_STREET,
  paramsOf,
  parseDirectoryQuery,
  parseStreet,
  pointOf,
  printedListUrl,
} from './directory-url.ts'
import { DutyNote } from './duties.tsx'
import { filteredPage } from './filtered-page.ts'
import { ListFoot } from './list-foot.tsx'
import { ListLead, OpenCount, readOpenCount } from './list-lead.tsx'
import { MapChip } from './list-map.tsx'
import { ListedCommerces } from './listed-commerces.tsx'
import { findPointOfStreet, NearPanel } from './near-street.tsx'
import { NothingFound, readAlternatives } from './nothing-found.tsx'
import { filtersOf, togglesOf, understoodQuery } from './query-filters.ts'
import { readCategories, readOffers, readShops } from './read-lists.ts'
import { ShopStreet } from './shop-street.tsx'
import { directoryTitle, titleOfPage } from './titles.ts'

const PAGE_SIZE = 24

export const handle = filteredPage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const now = new Date()
  const parsed = parseDirectoryQuery(searchParams)
  const { q: search, open, page } = parsed
  const facts = factsText(parsed.facts)
  const filters = { search, open, facts, offers: parsed.offers ? '1' : undefined }
  const street = parseStreet(searchParams)
  const { offers: hasOffers } = await readModules(context)
  const categories = await readCategories(context, filters)
  const slugsInUrl = categorySlugsIn(searchParams, params.category)
  const chosen = await findCategories(context, categories, slugsInUrl)
  if (slugsInUrl.length > 0 && chosen.length === 0) {
    if (!params.category) throw redirect(`/directorio/${slugOf(slugsInUrl[0]!)}`, 301)
    throw data(null, { status: 404 })
  }
  const slugs = chosen.map(({ slug }) => slug)
  const requested = { ...parsed, categories: slugs }
  const hasOneCategory = slugs.length === 1
  // A chip that switches a filter off sends this filter twice.
  const isRepeated = ['open', 'near', 'facts', 'ofertas'].some(
    (name) => searchParams.getAll(name).length > 1,
  )
  if (
    isRepeated ||
    hasOneCategory !== (params.category !== undefined) ||
    slugsInUrl.some((slug) => !slugs.includes(slug))
  ) {
    // 302 if a category is unknown, because it may be created later.
    throw redirect(directoryUrl(requested), chosen.length < slugsInUrl.length ? 302 : 301)
  }
  if (street) {
    const from = await findPointOfStreet(context, street)
    if (from) throw redirect(directoryUrl({ ...requested, near: nearText(from), page: 1 }), 302)
  }
  const category = chosen.map(({ id }) => id)
  const [found, openCount, newestOffers, suggestions, duties] = await Promise.all([
    readShops(context, {
      ...filters,
      category,
      near: parsed.near === NEAR_STREET ? undefined : parsed.near,
      ordering: parsed.isByName ? 'name' : undefined,
      page,
      page_size: PAGE_SIZE,
    }),
    open ? undefined : readOpenCount(context, { ...filters, category }),
    page === 1 && hasOffers ? readOffers(context, { search, category, page_size: 1 }) : undefined,
    search ? readApi<Suggestions>(context, 'directory/suggestions/', { search }) : undefined,
    search && asksForDuty(search) ? readApi<Duties>(context, 'duty/') : undefined,
  ])
  const offer = newestOffers?.results[0]
  const understood = found.understood ?? undefined
  const query = { ...requested, ...understoodQuery(requested, understood) }
  cacheUntilStateChange(context, found.results)
  if (duties) cacheWhileOnDuty(context, duties)
  countInFigures(context, {
    listed: shownIdsOf(found.results, offer ? [offer] : []),
    ...(query.q && { search: { text: query.q, isFound: found.count > 0 && !found.is_loose } }),
  })
  if (openCount || open === 'now' || understood?.open === 'now') cacheThisMinute(context, now)
  return {
    requested,
    query,
    understood,
    isLoose: found.is_loose ?? false,
    street,
    count: found.count,
    openCount: understood?.open ? undefined : openCount,
    shops: found.results,
    offer,
    categories,
    chosen,
    suggestions,
    duties,
    alternatives: found.count > 0 ? [] : await readAlternatives(context, suggestions),
    mapFile: publicMapFile(),
  }
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { requested, query, understood, isLoose, street, count, shops, offer } = loaderData
  const { openCount, categories, chosen, suggestions, duties, alternatives, mapFile } = loaderData
  const site = useSite()
  const townMap = site?.map
  const hasOffers = site?.modules.offers !== false
  const isNear = query.near !== undefined && query.near !== NEAR_STREET
  const title = directoryTitle({ count, ...query, categories: chosen, isLoose })
  const hasFacts = (query.facts ?? []).length > 0
  const isFiltered = query.q || query.offers || query.open || hasFacts || chosen.length > 0
  const pageTitle = titleOfPage(isFiltered ? title : `${title} del pueblo`, query.page)
  const heading = (
    <PageTitle title={`${pageTitle} · Escaparate`} className={count > 0 ? styles.title : 'title'}>
      {title}
    </PageTitle>
  )
  return (
    <SiteFrame
      q={requested.q}
      hasSearchBelow
      picture={
        count > 0 && (
          <ShopStreet shops={shops} categories={categories}>
            {heading}
            {openCount && <OpenCount {...openCount} />}
          </ShopStreet>
        )
      }
    >
      <DirectoryMetadata {...{ query, chosen, count }} q={requested.q} title={pageTitle} />
      <div className={`no-print no-desk relative z-1 mb-12 ${count > 0 ? styles.onStreet : ''}`}>
        <SearchField q={requested.q} id="sugerencias-lista" />
      </div>
      <CategoryFilters
        action="/directorio"
        params={{ q: query.q, orden: query.isByName ? 'nombre' : undefined }}
        categories={categories}
        chosen={chosen}
        facts={query.facts}
        toggles={togglesOf(query).filter(({ name }) => hasOffers || name !== 'ofertas')}
        submitLabel="Ver comercios"
        before={shops.some((shop) => pointOnMap(shop, townMap)) && <MapChip />}
        order={
          count > 1 && (
            <SortLinks
              defaultLabel={orderLabel(query.q, isNear)}
              isByName={query.isByName}
              urlOf={(isByName) => directoryUrl({ ...requested, isByName, page: 1 })}
            />
          )
        }
      />
      {(query.near === NEAR_STREET || street) && (
        <NearPanel params={paramsOf({ ...query, near: undefined, page: 1 })} unknown={street} />
      )}
      {duties && <DutyNote duties={duties} />}
      <ListLead
        open={query.open}
        place={isNear && !query.isByName ? (understood?.place ?? 'ti') : undefined}
        understood={understood}
        isLoose={isLoose}
      />
      {count === 0 && heading}
      <ChosenFilters
        chosen={filtersOf(query, chosen, understood?.place)}
        hrefOfAll={directoryUrl({ q: query.q })}
      />
      {count === 0 ? (
        <NothingFound {...{ query, alternatives }} suggestion={suggestions?.suggestion} />
      ) : (
        <ListedCommerces
          shops={shops}
          firstNumber={(query.page - 1) * PAGE_SIZE + 1}
          offer={offer}
          categories={categories}
          near={pointOf(query.near)}
          mapFile={mapFile}
        />
      )}
      <ListFoot
        page={query.page}
        count={count}
        size={PAGE_SIZE}
        urlOf={(page) => directoryUrl({ ...requested, page })}
        printUrl={count > 0 && printedListUrl(requested, 'street')}
        chosen={chosen}
      />
    </SiteFrame>
  )
}

function orderLabel(q: string | undefined, isNear: boolean): string {
  if (isNear) return 'Lo más cercano'
  return q ? 'Lo más parecido' : 'Lo más nuevo'
}
