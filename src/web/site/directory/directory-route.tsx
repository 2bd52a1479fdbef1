import { data, redirect } from 'react-router'
import type {
  ListedCategory,
  ListedCommerce,
  ListedOffer,
  Suggestions,
} from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { slugOf } from '#contract/slug.ts'
import { readAll, readApi } from '#web/api/read-api.ts'
import { formatCount } from '#web/format/numbers.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { originOf } from '../layout/origin.ts'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { breadcrumbs, StructuredData } from '../layout/structured-data.tsx'
import type { Route } from './+types/directory-route.ts'
import { cacheThisMinute, cacheWhileTrue } from './cache-while-open.ts'
import { categorySlugsIn, findCategories } from './categories-in-url.ts'
import { CategoryFilters } from './category-filters.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './directory-route.module.css'
import { directoryUrl, parseDirectoryQuery } from './directory-url.ts'
import { FilteredList } from './filtered-list.tsx'
import { filteredPage } from './filtered-page.ts'
import { ListedCommerceCard } from './listed-commerce-card.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OfferBanner } from './offer-banner.tsx'
import { OpenLead } from './open-lead.tsx'
import { PageLinks } from './page-links.tsx'
import { filtersOf, togglesOf } from './query-filters.ts'
import { SortLinks } from './sort-links.tsx'
import { directoryTitle, joinNames, titleOfPage } from './titles.ts'

const PAGE_SIZE = 24
/** After this many shops the list shows an offer. */
const BANNER_AFTER = 3

export const handle = filteredPage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const now = new Date()
  const { page, ...rest } = parseDirectoryQuery(searchParams)
  const { q: search, open } = rest
  const offers = rest.offers ? '1' : undefined
  const categories = await readAll<ListedCategory>(context, 'directory/categories/', {
    search,
    offers,
    open,
  })
  const names = categorySlugsIn(searchParams, params.category)
  const chosen = await findCategories(context, categories, names)
  if (names.length > 0 && chosen.length === 0) {
    if (!params.category) throw redirect(`/directorio/${slugOf(names[0]!)}`, 301)
    throw data(null, { status: 404 })
  }
  const slugs = chosen.map(({ slug }) => slug)
  const query = { ...rest, page, categories: slugs }
  const isOne = slugs.length === 1
  const isRepeated = ['open', 'ofertas'].some((name) => searchParams.getAll(name).length > 1)
  if (
    isRepeated ||
    isOne !== (params.category !== undefined) ||
    names.some((name) => !slugs.includes(name))
  ) {
    throw redirect(directoryUrl(query), chosen.length < names.length ? 302 : 301)
  }
  const filter = { search, category: chosen.map(({ id }) => id) }
  const [found, [offer], suggestions] = await Promise.all([
    readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
      ...filter,
      offers,
      open,
      ordering: query.isByName ? 'name' : undefined,
      page,
      page_size: PAGE_SIZE,
    }),
    page === 1
      ? readApi<Page<ListedOffer>>(context, 'directory/offers/', {
          ...filter,
          page: 1,
          page_size: 1,
        }).then(({ results }) => results)
      : [],
    search ? readApi<Suggestions>(context, 'directory/suggestions/', { search }) : undefined,
  ])
  cacheWhileTrue(context, found.results)
  if (open === 'now') cacheThisMinute(context, now)
  return {
    query,
    now: now.toISOString(),
    found,
    offer,
    categories,
    chosen,
    suggestions,
    origin: originOf(request),
  }
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { query, now, found, offer, categories, chosen, suggestions, origin } = loaderData
  const { count, results } = found
  const title = directoryTitle(count, query.q, chosen, query.offers, query.open)
  const pageTitle = titleOfPage(title, query.page)
  return (
    <SiteFrame q={query.q}>
      <PageMetadata
        origin={origin}
        path={directoryUrl({ categories: query.categories, page: query.page })}
        title={pageTitle}
        // Searches and combined filters are not to be indexed.
        isListed={!query.q && !query.offers && !query.open && !query.isByName && chosen.length < 2}
      >
        {describe(count, chosen)}
      </PageMetadata>
      <StructuredData content={breadcrumbs(origin, crumbsOf(chosen))} />
      <FilteredList
        filters={
          <CategoryFilters
            action="/directorio"
            params={{ q: query.q, orden: query.isByName ? 'nombre' : undefined }}
            categories={categories}
            countOf={({ commerces }) => commerces}
            chosen={chosen}
            toggles={togglesOf(query)}
            submit="Ver comercios"
          />
        }
      >
        <div className={styles.heading}>
          <div>
            <PageTitle title={`${pageTitle} · Escaparate`} className={styles.title}>
              {title}
            </PageTitle>
            {query.open && <OpenLead open={query.open} now={now} />}
          </div>
          {count > 1 && (
            <SortLinks
              defaultLabel={query.q ? 'Lo más parecido' : 'Lo más nuevo'}
              isByName={query.isByName}
              urlOf={(isByName) => directoryUrl({ ...query, isByName, page: 1 })}
            />
          )}
        </div>
        <ChosenFilters chosen={filtersOf(query, chosen)} clear={directoryUrl({ q: query.q })} />
        {count === 0 ? (
          <NothingFound query={query} suggestions={suggestions} />
        ) : (
          <ul className={styles.cards}>
            {results.slice(0, BANNER_AFTER).map((shop, place) => (
              <li key={shop.id}>
                <ListedCommerceCard
                  shop={shop}
                  categories={categories}
                  isEager={place < 3}
                  heading="h2"
                />
              </li>
            ))}
            {offer && results.length >= BANNER_AFTER && (
              <li className={styles.banner}>
                <OfferBanner offer={offer} categories={categories} />
              </li>
            )}
            {results.slice(BANNER_AFTER).map((shop) => (
              <li key={shop.id}>
                <ListedCommerceCard shop={shop} categories={categories} heading="h2" />
              </li>
            ))}
          </ul>
        )}
        <PageLinks
          page={query.page}
          count={count}
          size={PAGE_SIZE}
          to={(page) => directoryUrl({ ...query, page })}
        />
      </FilteredList>
    </SiteFrame>
  )
}

function describe(count: number, chosen: ListedCategory[]): string {
  const shops = formatCount(count, 'comercio', 'comercios')
  return chosen.length > 0
    ? `${joinNames(chosen)}, ${shops} de tu pueblo: la dirección, el teléfono, el correo y las ofertas.`
    : `${shops} de tu pueblo: qué se vende en cada uno, la dirección, el teléfono y las ofertas.`
}

function crumbsOf(chosen: ListedCategory[]) {
  const top = { name: 'Comercios', path: '/directorio' }
  if (chosen.length === 0) return [top]
  const path = directoryUrl({ categories: chosen.map(({ slug }) => slug) })
  return [top, { name: joinNames(chosen), path }]
}
