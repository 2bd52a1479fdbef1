import type { ReactNode } from 'react'
import { useModule } from '#web/api/modules.ts'
import { readModules } from '#web/api/read-api.ts'
import { countInFigures, shownIdsOf } from '#web/api/server-api.ts'
import { useOrigin } from '#web/document/origin.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { PageMetadata } from '#web/site/layout/page-metadata.tsx'
import { SiteFrame } from '#web/site/layout/site-frame.tsx'
import { StructuredData, website } from '#web/site/layout/structured-data.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cacheUntilStateChange } from '../directory/cache-while-open.ts'
import { CategoryLinks } from '../directory/category-links.tsx'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'
import { ListedOfferCard } from '../directory/listed-offer-card.tsx'
import { readCategories, readOffers, readShops } from '../directory/read-lists.ts'
import type { Route } from './+types/landing-route.ts'
import styles from './landing.module.css'
import { Landing } from './landing.tsx'
import { STREET_HOUSES } from './streets.ts'

/** Redirects signed-in users in the browser: the server ignores cookies. */
export const handle: PageHandle = {
  headScript: `try{if(JSON.parse(localStorage.getItem('user')).username){
document.documentElement.style.visibility='hidden'
location.replace('/dashboard')}}catch(e){}`,
}

const NEWEST_OFFERS = 3
const NEWEST_SHOPS = 4
const MAX_CATEGORIES = 10

export async function loader({ context }: Route.LoaderArgs) {
  const { offers: hasOffers } = await readModules(context)
  const [categories, { results: shops }, newestOffers] = await Promise.all([
    readCategories(context),
    readShops(context, { page_size: STREET_HOUSES }),
    hasOffers ? readOffers(context, { page_size: NEWEST_OFFERS }) : undefined,
  ])
  const offers = newestOffers?.results ?? []
  cacheUntilStateChange(context, shops)
  countInFigures(context, { listed: shownIdsOf(shops, offers) })
  return { categories, shops, offers }
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
        picture={<Landing {...loaderData} directory={<LandingDirectory {...loaderData} />} />}
      />
    </>
  )
}

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
          link={['/directorio', 'Ver todos los comercios']}
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
          link={['/ofertas', 'Ver todas las ofertas']}
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
  link: readonly [to: string, words: string]
  className?: string | undefined
  children: ReactNode
}

function Newest({ id, title, link: [to, words], className = '', children }: NewestProps) {
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
