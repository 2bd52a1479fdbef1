import type { ReactNode } from 'react'
import type { ListedCategory, ListedCommerce, ListedOffer } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { useModule } from '#web/api/modules.ts'
import { readAll, readApi, readModules } from '#web/api/read-api.ts'
import { listedPlaces, showsFor } from '#web/api/server-api.ts'
import { useOrigin } from '#web/document/origin.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { PageMetadata } from '#web/site/layout/page-metadata.tsx'
import { SiteFrame } from '#web/site/layout/site-frame.tsx'
import { StructuredData, website } from '#web/site/layout/structured-data.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cacheWhileTrue } from '../directory/cache-while-open.ts'
import { CategoryLinks } from '../directory/category-links.tsx'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'
import { ListedOfferCard } from '../directory/listed-offer-card.tsx'
import type { Route } from './+types/landing-route.ts'
import styles from './landing.module.css'
import { Landing } from './landing.tsx'
import { HOUSES } from './streets.ts'

/** Redirects signed-in users before the first paint. Only the browser can: the server ignores cookies. */
export const handle: PageHandle = {
  headScript: `try{if(JSON.parse(localStorage.getItem('user')).username){
document.documentElement.style.visibility='hidden'
location.replace('/dashboard')}}catch(e){}`,
}

const NEWEST_OFFERS = 3
const NEWEST_SHOPS = 4
/** Number of categories; those with most shops are shown. */
const MAX_CATEGORIES = 10

export async function loader({ context }: Route.LoaderArgs) {
  const newest = (page_size: number) => ({ page: 1, page_size })
  const { offers: hasOffers } = await readModules(context)
  const [categories, shops, offers] = await Promise.all([
    readAll<ListedCategory>(context, 'directory/categories/'),
    readApi<Page<ListedCommerce>>(context, 'directory/commerces/', newest(HOUSES)),
    hasOffers
      ? readApi<Page<ListedOffer>>(context, 'directory/offers/', newest(NEWEST_OFFERS)).then(
          ({ results }) => results,
        )
      : [],
  ])
  cacheWhileTrue(context, shops.results)
  showsFor(context, { listed: listedPlaces(shops.results, offers) })
  return { categories, shops: shops.results, offers }
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const origin = useOrigin()
  return (
    <>
      <PageMetadata path="/" title="Escaparate, el directorio de tus comercios">
        El directorio de los comercios del pueblo: busca qué necesitas, mira quién lo tiene cerca y
        qué ofertas hay. Y si llevas un comercio, ponlo en el escaparate.
      </PageMetadata>
      {useModule('offers') && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title="Ofertas de Escaparate"
          href="/ofertas.xml"
        />
      )}
      <StructuredData content={website(origin)} />
      <SiteFrame
        hasSignUp
        picture={<Landing {...loaderData} neighbours={<LandingDirectory {...loaderData} />} />}
      />
    </>
  )
}

/** Categories, and the newest shops and offers. */
function LandingDirectory({ categories, shops, offers }: Route.ComponentProps['loaderData']) {
  const busiest = categories
    .filter(({ commerces }) => commerces > 0)
    .toSorted((one, other) => other.commerces - one.commerces)
    .slice(0, MAX_CATEGORIES)
  return (
    <div className={`grid ${styles.directory}`}>
      {busiest.length > 0 && <CategoryLinks categories={busiest} />}
      {shops.length > 0 && (
        <Newest
          id="nuevas"
          title={shops.length === 1 ? 'Recién llegada a la calle' : 'Recién llegadas a la calle'}
          all={['/directorio', 'Ver todos los comercios']}
          className={styles.shops}
        >
          {shops.slice(0, NEWEST_SHOPS).map((shop) => (
            <li key={shop.id}>
              <ListedCommerceCard shop={shop} categories={categories} />
            </li>
          ))}
        </Newest>
      )}
      {offers.length > 0 && (
        <Newest
          id="ofertas-nuevas"
          title="Últimas ofertas"
          all={['/ofertas', 'Ver todas las ofertas']}
        >
          {offers.map((offer) => (
            <li key={offer.id}>
              <ListedOfferCard offer={offer} categories={categories} />
            </li>
          ))}
        </Newest>
      )}
    </div>
  )
}

type NewestProps = {
  id: string
  title: string
  all: readonly [to: string, words: string]
  className?: string | undefined
  children: ReactNode
}

function Newest({ id, title, all: [to, words], className = '', children }: NewestProps) {
  return (
    <section aria-labelledby={id}>
      <div className="row wrap between gap-12 mb-20">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <ButtonLink to={to} variant="soft" size="small">
          {words}
        </ButtonLink>
      </div>
      <ul className={`cards ${className}`}>{children}</ul>
    </section>
  )
}
