import { data, redirect } from 'react-router'
import type {
  ListedCategory,
  ListedCommerce,
  ListedOffer,
  Suggestions,
} from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { slugOf } from '#contract/slug.ts'
import { readAll, readApi } from '#web/public/read-api.ts'
import { sayCount } from '#web/ui/numbers.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/directory-route.ts'
import { type DirectorySearch, directoryAddress, directorySearch } from './addresses.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { DirectoryOrder } from './directory-order.tsx'
import styles from './directory-route.module.css'
import { NothingFound } from './nothing-found.tsx'
import { OfferBanner } from './offer-banner.tsx'
import { originOf } from './origin.ts'
import { PageDescription } from './page-description.tsx'
import { ShopCard } from './shop-card.tsx'
import { stillPage } from './still.ts'
import { StreetFrame } from './street-frame.tsx'
import { StreetPager } from './street-pager.tsx'
import { breadcrumbs, StructuredData } from './structured-data.tsx'
import { titleOf, titleOfPage } from './titles.ts'

const PAGE_SIZE = 24
/** After how many shops an offer stands among them. */
const BANNER_AFTER = 3

export const handle = stillPage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = directorySearch(request, params.category)
  const { q: search, page } = asked
  const offers = asked.offers ? '1' : undefined
  const categories = await readAll<ListedCategory>(context, 'directory/categories/', {
    search,
    offers,
  })
  const chosen = searchParams.get('categoria')
  if (chosen && !params.category) {
    const { slug = slugOf(chosen) } = categories.find(({ id }) => `${id}` === chosen) ?? {}
    throw redirect(directoryAddress({ ...asked, category: slug }), 301)
  }
  const category = categories.find(({ slug }) => slug === params.category)
  if (params.category && !category) {
    const [renamed] = await readAll<ListedCategory>(context, 'directory/categories/', {
      slug: slugOf(params.category),
    })
    if (renamed) throw redirect(directoryAddress({ ...asked, category: renamed.slug }), 301)
    throw data(null, { status: 404 })
  }
  const filter = { search, category: category?.id }
  const [found, [offer], suggestions] = await Promise.all([
    readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
      ...filter,
      offers,
      ordering: asked.byName ? 'name' : undefined,
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
  return { asked, found, offer, categories, category, suggestions, origin: originOf(request) }
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { asked, found, offer, categories, category, suggestions, origin } = loaderData
  const { count, results } = found
  const title = titleOf(count, asked.q, category?.name, asked.offers)
  const pageTitle = titleOfPage(title, asked.page)
  return (
    <StreetFrame q={asked.q}>
      <PageDescription
        origin={origin}
        path={directoryAddress({ category: asked.category, page: asked.page ?? 1 })}
        title={pageTitle}
        // A search is nobody's search result.
        isListed={!asked.q && !asked.offers && !asked.byName}
      >
        {describe(count, category?.name)}
      </PageDescription>
      <StructuredData content={breadcrumbs(origin, crumbsOf(asked, category?.name))} />
      <div className={styles.columns}>
        <DirectoryFilters asked={asked} categories={categories} />
        <div className={styles.found}>
          <div className={styles.heading}>
            <PageTitle title={`${pageTitle} · Escaparate`} className={styles.title}>
              {title}
            </PageTitle>
            {count > 1 && <DirectoryOrder asked={asked} />}
          </div>
          {count === 0 ? (
            <NothingFound asked={asked} suggestions={suggestions} />
          ) : (
            <ul className={styles.cards}>
              {results.slice(0, BANNER_AFTER).map((shop, place) => (
                <li key={shop.id}>
                  <ShopCard shop={shop} categories={categories} eager={place < 3} heading="h2" />
                </li>
              ))}
              {offer && results.length >= BANNER_AFTER && (
                <li className={styles.banner}>
                  <OfferBanner offer={offer} categories={categories} />
                </li>
              )}
              {results.slice(BANNER_AFTER).map((shop) => (
                <li key={shop.id}>
                  <ShopCard shop={shop} categories={categories} heading="h2" />
                </li>
              ))}
            </ul>
          )}
          <StreetPager
            page={asked.page ?? 1}
            count={count}
            size={PAGE_SIZE}
            to={(page) => directoryAddress({ ...asked, page })}
          />
        </div>
      </div>
    </StreetFrame>
  )
}

function describe(count: number, category: string | undefined): string {
  const shops = sayCount(count, 'comercio', 'comercios')
  return category
    ? `${category}, ${shops} de tu pueblo: la dirección, el teléfono, el correo y las ofertas.`
    : `${shops} de tu pueblo: qué se vende en cada uno, la dirección, el teléfono y las ofertas.`
}

function crumbsOf({ category }: DirectorySearch, name: string | undefined) {
  const top = { name: 'Comercios', path: '/directorio' }
  return name && category ? [top, { name, path: directoryAddress({ category }) }] : [top]
}
