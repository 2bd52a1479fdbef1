import { replace } from 'react-router'
import type { ListedCategory, ListedCommerce, ListedOffer } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { listedPlaces, showsFor } from '#web/api/server-api.ts'
import { storedUser } from '#web/api/session.ts'
import { useOrigin } from '#web/document/origin.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { PageMetadata } from '#web/site/layout/page-metadata.tsx'
import { SiteFrame } from '#web/site/layout/site-frame.tsx'
import { staticPage } from '#web/site/layout/static-page.ts'
import { StructuredData, website } from '#web/site/layout/structured-data.tsx'
import { useModule } from '../../api/modules.ts'
import { readAll, readApi, readModules } from '../../api/read-api.ts'
import { cacheWhileTrue } from '../directory/cache-while-open.ts'
import type { Route } from './+types/landing-route.ts'
import { Landing } from './landing.tsx'
import { LandingDirectory } from './landing-directory.tsx'
import { HOUSES } from './town-street.ts'

/** Redirects signed-in users before the first paint. Only the browser can: the server ignores cookies. */
export const handle: PageHandle = {
  ...staticPage,
  headScript: `try{if(JSON.parse(localStorage.getItem('user')).username){
document.documentElement.style.visibility='hidden'
location.replace('/dashboard')}}catch(e){}`,
}

const NEWEST_OFFERS = 3

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

/** Redirects signed-in users after a navigation within the app. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return storedUser() ? replace('/dashboard') : serverLoader()
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
