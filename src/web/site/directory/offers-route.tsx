import { data, redirect } from 'react-router'
import type { ListedCategory, ListedOffer } from '#contract/directory.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Page } from '#contract/paging.ts'
import { readAll, readApi } from '#web/api/read-api.ts'
import { listedPlaces, showsFor } from '#web/api/server-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { originOf } from '../layout/origin.ts'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { breadcrumbs, StructuredData } from '../layout/structured-data.tsx'
import { SubscribeBox } from '../subscribing/subscribe-box.tsx'
import type { Route } from './+types/offers-route.ts'
import { categorySlugsIn, findCategories } from './categories-in-url.ts'
import { CategoryFilters } from './category-filters.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { offersUrl, parseOrder } from './directory-url.ts'
import { filteredPage } from './filtered-page.ts'
import { ListedOfferCard } from './listed-offer-card.tsx'
import { MissingShop } from './missing-shop.tsx'
import styles from './offers-route.module.css'
import { OrderNote } from './order-note.tsx'
import { PageLinks } from './page-links.tsx'
import { SortLinks } from './sort-links.tsx'
import { joinNames, titleOfPage } from './titles.ts'

const PAGE_SIZE = 24
const NAME = 'Ofertas del pueblo'

export const handle = filteredPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { isByName, page } = parseOrder(searchParams)
  const categories = await readAll<ListedCategory>(context, 'directory/categories/', {
    count: 'offers',
  })
  const names = categorySlugsIn(searchParams)
  const chosen = await findCategories(context, categories, names)
  if (names.length > 0 && chosen.length === 0) throw data(null, { status: 404 })
  const query = { isByName, page, categories: chosen.map(({ slug }) => slug) }
  if (names.some((name) => !query.categories.includes(name))) {
    throw redirect(offersUrl(query), chosen.length < names.length ? 302 : 301)
  }
  const found = await readApi<Page<ListedOffer>>(context, 'directory/offers/', {
    category: chosen.map(({ id }) => id),
    ordering: isByName ? 'title' : undefined,
    page,
    page_size: PAGE_SIZE,
  })
  showsFor(context, { listed: listedPlaces([], found.results) })
  return { query, found, categories, chosen, origin: originOf(request) }
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { query, found, categories, chosen, origin } = loaderData
  const { count, results } = found
  const name = chosen.length > 0 ? `Ofertas de ${joinNames(chosen)}` : NAME
  const title = titleOfPage(name, query.page)
  return (
    <SiteFrame>
      <PageMetadata
        origin={origin}
        path={offersUrl({ ...query, isByName: false })}
        title={title}
        isListed={chosen.length === 0 && !query.isByName}
      >
        Las ofertas de hoy de los comercios de tu pueblo: qué es, en qué comercio y su dirección.
      </PageMetadata>
      <StructuredData content={breadcrumbs(origin, [{ name: 'Ofertas', path: '/ofertas' }])} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title="Ofertas de Escaparate"
        href="/ofertas.xml"
      />
      <PageTitle title={`${title} · Escaparate`} className={styles.title}>
        {name}
      </PageTitle>
      <p className={`muted ${styles.count}`}>
        {count > 0 && formatCount(count, 'oferta', 'ofertas')}
      </p>
      <CategoryFilters
        action="/ofertas"
        params={{ orden: query.isByName ? 'nombre' : undefined }}
        categories={categories}
        chosen={chosen}
        submit="Ver ofertas"
        order={
          count > 1 && (
            <SortLinks
              defaultLabel="Lo más nuevo"
              isByName={query.isByName}
              urlOf={(isByName) => offersUrl({ ...query, isByName, page: 1 })}
            />
          )
        }
      />
      <ChosenFilters
        chosen={chosen.map(({ name, slug }) => ({
          name,
          without: offersUrl({
            ...query,
            categories: query.categories.filter((one) => one !== slug),
            page: 1,
          }),
        }))}
        clear="/ofertas"
      />
      {count === 0 ? (
        <EmptyState
          title="Todavía no hay ofertas"
          sign="Muy pronto"
          action={<ButtonLink to="/directorio">Ver los comercios</ButtonLink>}
        >
          En cuanto un comercio publique la primera, estará aquí.
        </EmptyState>
      ) : (
        <>
          <h2 className="visually-hidden">{query.isByName ? 'Por nombre' : 'Las últimas'}</h2>
          <ul className={styles.tickets}>
            {results.map((offer, place) => (
              <li key={offer.id}>
                <ListedOfferCard offer={offer} categories={categories} isEager={place === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PageLinks
        page={query.page}
        count={count}
        size={PAGE_SIZE}
        to={(page) => offersUrl({ ...query, page })}
      />
      {count > 1 && <OrderNote />}
      <MissingShop />
      <SubscribeBox
        of={chosen.length === 1 ? `de ${chosen[0]!.name}` : 'del pueblo'}
        topic={chosen.length === 1 ? { categoria: chosen[0]!.slug } : undefined}
      />
    </SiteFrame>
  )
}
