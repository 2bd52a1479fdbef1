import { data, redirect } from 'react-router'
import { wordOfFilter } from '#contract/figures.ts'
import { formatCount } from '#contract/numbers.ts'
import { countInFigures, shownIdsOf } from '#web/api/server-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { Breadcrumbs } from '../layout/structured-data.tsx'
import type { Route } from './+types/offers-route.ts'
import { CategoryFilters } from './category-filters.tsx'
import { ChosenFilters, SortLinks } from './chips.tsx'
import {
  categorySlugsIn,
  findCategories,
  offersUrl,
  parseOrder,
  parseTime,
} from './directory-url.ts'
import { filteredPage } from './filtered-page.ts'
import { ListFoot } from './list-foot.tsx'
import { ListedOfferCard } from './listed-offer-card.tsx'
import { offerFiltersOf, TIME_LABELS, timeToggles } from './query-filters.ts'
import { readCategories, readOffers } from './read-lists.ts'
import { joinNames, titleOfPage } from './titles.ts'

const PAGE_SIZE = 24

export const handle = filteredPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { isByName, page } = parseOrder(searchParams)
  const when = parseTime(searchParams)
  const categories = await readCategories(context, { count: 'offers', when })
  const names = categorySlugsIn(searchParams)
  const chosen = await findCategories(context, categories, names)
  if (names.length > 0 && chosen.length === 0) throw data(null, { status: 404 })
  const query = { isByName, page, when, categories: chosen.map(({ slug }) => slug) }
  const isRepeated = searchParams.getAll('cuando').length > 1
  if (isRepeated || names.some((name) => !query.categories.includes(name))) {
    // 302 if a category is unknown, because it may be created later.
    throw redirect(offersUrl(query), chosen.length < names.length ? 302 : 301)
  }
  const found = await readOffers(context, {
    category: chosen.map(({ id }) => id),
    when,
    ordering: isByName ? 'title' : undefined,
    page,
    page_size: PAGE_SIZE,
  })
  countInFigures(context, {
    listed: shownIdsOf([], found.results),
    // Figures count a time filter as a search.
    ...(when && { search: { text: wordOfFilter(when), isFound: true } }),
  })
  return { query, found, categories, chosen }
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { query, found, categories, chosen } = loaderData
  const { count, results } = found
  const { when, isByName, page } = query
  const name = chosen.length > 0 ? `Ofertas de ${joinNames(chosen)}` : 'Ofertas del pueblo'
  const title = titleOfPage(name, page)
  return (
    <SiteFrame>
      <PageMetadata
        path={offersUrl({ ...query, when: undefined, isByName: false })}
        title={title}
        isListed={chosen.length === 0 && !when && !isByName}
      >
        Las ofertas de hoy de los comercios de tu pueblo: qué es, en qué comercio y su dirección.
      </PageMetadata>
      <Breadcrumbs steps={[{ name: 'Ofertas', path: '/ofertas' }]} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={when ? `Ofertas: ${TIME_LABELS[when].toLowerCase()}` : 'Ofertas de Escaparate'}
        href={`/ofertas.xml${when ? `?when=${when}` : ''}`}
      />
      <PageTitle title={`${title} · Escaparate`}>{name}</PageTitle>
      <p className="muted mb-16">{count > 0 && formatCount(count, 'oferta', 'ofertas')}</p>
      <CategoryFilters
        action="/ofertas"
        params={{ orden: isByName ? 'nombre' : undefined }}
        categories={categories}
        chosen={chosen}
        toggles={timeToggles(when)}
        submitLabel="Ver ofertas"
        order={
          count > 1 && (
            <SortLinks
              defaultLabel={when === 'ending' ? 'Lo que antes acaba' : 'Lo más nuevo'}
              isByName={isByName}
              urlOf={(isByName) => offersUrl({ ...query, isByName, page: 1 })}
            />
          )
        }
      />
      <ChosenFilters chosen={offerFiltersOf(query, chosen)} hrefOfAll="/ofertas" />
      {count === 0 ? (
        <EmptyState
          title={when ? EMPTY[when] : 'No hay ofertas ahora mismo'}
          sign="Muy pronto"
          action={<ButtonLink to="/avisame">Avísame</ButtonLink>}
        >
          Te escribimos cuando un comercio publique una.
        </EmptyState>
      ) : (
        <>
          <h2 className="visually-hidden">{isByName ? 'Por nombre' : 'Ofertas'}</h2>
          <ul className="cards">
            {results.map((offer, index) => (
              <li key={offer.id}>
                <ListedOfferCard
                  offer={offer}
                  categories={categories}
                  look={index === 0 && page === 1 && !isByName ? 'lead' : 'card'}
                  isEager={index === 0}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListFoot
        page={page}
        count={count}
        size={PAGE_SIZE}
        urlOf={(page) => offersUrl({ ...query, page })}
        chosen={chosen}
      />
    </SiteFrame>
  )
}

const EMPTY = {
  today: 'Hoy no hay ofertas',
  ending: 'Ninguna oferta acaba pronto',
  weekend: 'No hay ofertas este fin de semana',
}
