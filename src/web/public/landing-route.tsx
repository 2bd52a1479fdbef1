import { useEffect } from 'react'
import { replace } from 'react-router'
import type { ListedCategory, ListedCommerce, ListedOffer } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { mapAddress } from '#web/commerces/map-address.ts'
import type { PageHandle } from '#web/root.tsx'
import { storedUser } from '#web/session.ts'
import { originOf } from '#web/street/origin.ts'
import { PageDescription } from '#web/street/page-description.tsx'
import { stillPage } from '#web/street/still.ts'
import { startStreet } from '#web/street/street-script.ts'
import { StructuredData, website } from '#web/street/structured-data.tsx'
import { suggestPlaces } from '#web/street/suggestions-script.ts'
import type { Route } from './+types/landing-route.ts'
import { Landing } from './landing.tsx'
import { LandingNeighbours } from './landing-neighbours.tsx'
import { readAll, readApi } from './read-api.ts'

/** Whoever is signed in goes on before the first paint: the server never looks at cookies. */
export const handle: PageHandle = {
  ...stillPage,
  headScript: `try{if(JSON.parse(localStorage.getItem('user')).username){
document.documentElement.style.visibility='hidden'
location.replace('/dashboard')}}catch(e){}`,
}

const NEWEST_SHOPS = 4
const NEWEST_OFFERS = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const newest = (page_size: number) => ({ page: 1, page_size })
  const [categories, shops, offers] = await Promise.all([
    readAll<ListedCategory>(context, 'directory/categories/'),
    readApi<Page<ListedCommerce>>(context, 'directory/commerces/', newest(NEWEST_SHOPS)),
    readApi<Page<ListedOffer>>(context, 'directory/offers/', newest(NEWEST_OFFERS)),
  ])
  return { categories, shops: shops.results, offers: offers.results, origin: originOf(request) }
}

/** The same on the way here from another screen. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return storedUser() ? replace('/dashboard') : serverLoader()
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  // Reached from a page of the framework, its own script does not run.
  useEffect(() => startStreet(mapAddress, suggestPlaces), [])
  const { origin, ...town } = loaderData
  return (
    <>
      <PageDescription origin={origin} path="/" title="Escaparate, el directorio de tus comercios">
        El directorio de los comercios del pueblo: busca qué necesitas, mira quién lo tiene cerca y
        qué ofertas hay. Y si llevas una tienda, ponla en el escaparate.
      </PageDescription>
      <link
        rel="alternate"
        type="application/rss+xml"
        title="Ofertas de Escaparate"
        href="/ofertas.xml"
      />
      <StructuredData content={website(origin)} />
      <Landing neighbours={<LandingNeighbours {...town} />} />
    </>
  )
}
