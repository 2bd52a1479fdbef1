import type { ListedCategory, ListedOffer } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readAll, readApi } from '#web/public/read-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconRss } from '#web/ui/icons.ts'
import { sayCount } from '#web/ui/numbers.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/offers-route.ts'
import { pageIn } from './addresses.ts'
import { ListedOfferCard } from './listed-offer-card.tsx'
import styles from './offers-route.module.css'
import { originOf } from './origin.ts'
import { PageDescription } from './page-description.tsx'
import { stillPage } from './still.ts'
import { StreetFrame } from './street-frame.tsx'
import { StreetPager } from './street-pager.tsx'
import { breadcrumbs, StructuredData } from './structured-data.tsx'
import { titleOfPage } from './titles.ts'

const PAGE_SIZE = 24
const NAME = 'Ofertas del pueblo'

export const handle = stillPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams)
  const [found, categories] = await Promise.all([
    readApi<Page<ListedOffer>>(context, 'directory/offers/', { page, page_size: PAGE_SIZE }),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  return { page, found, categories, origin: originOf(request) }
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { page, found, categories, origin } = loaderData
  const { count, results } = found
  const title = titleOfPage(NAME, page)
  return (
    <StreetFrame>
      <PageDescription origin={origin} path={addressOf(page)} title={title}>
        Las ofertas de hoy de los comercios de tu pueblo: qué es, en qué tienda y dónde está.
      </PageDescription>
      <StructuredData content={breadcrumbs(origin, [{ name: 'Ofertas', path: '/ofertas' }])} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title="Ofertas de Escaparate"
        href="/ofertas.xml"
      />
      <div className={styles.heading}>
        <PageTitle title={`${title} · Escaparate`} className={styles.title}>
          {NAME}
        </PageTitle>
        <p className={styles.count}>
          {count > 0 && sayCount(count, 'oferta', 'ofertas')}
          <a href="/ofertas.xml" className={styles.feed}>
            <IconRss size={22} aria-hidden />
            Recibirlas por RSS
          </a>
        </p>
      </div>
      {count === 0 ? (
        <EmptyState
          title="Todavía no hay ofertas"
          sign="Muy pronto"
          action={<ButtonLink to="/directorio">Ver los comercios</ButtonLink>}
        >
          En cuanto una tienda publique la primera, estará aquí.
        </EmptyState>
      ) : (
        <>
          <h2 className="visually-hidden">Las últimas</h2>
          <ul className={styles.tickets}>
            {results.map((offer, place) => (
              <li key={offer.id}>
                <ListedOfferCard offer={offer} categories={categories} eager={place < 3} />
              </li>
            ))}
          </ul>
        </>
      )}
      <StreetPager page={page} count={count} size={PAGE_SIZE} to={addressOf} />
    </StreetFrame>
  )
}

function addressOf(page: number): string {
  return page > 1 ? `/ofertas?pagina=${page}` : '/ofertas'
}
