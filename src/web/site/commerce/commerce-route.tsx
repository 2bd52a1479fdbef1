import { redirect } from 'react-router'
import type { ListedCategory, ListedCommerce, ListedCommerceDetail } from '#contract/directory.ts'
import { idInSlug } from '#contract/slug.ts'
import { readAll } from '#web/api/read-api.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { mapAddress } from '#web/commerces/map-address.ts'
import { placeIn } from '#web/commerces/place.ts'
import { categoryNames, shopOf } from '#web/commerces/shop-of.ts'
import { useTown } from '#web/commerces/use-town.ts'
import { sayCount } from '#web/format/numbers.ts'
import { phoneLink } from '#web/format/phone.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconPhone, IconRoute } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { TradeLinks } from '../directory/category-links.tsx'
import { commerceAddress, directoryAddress, facadeAddress } from '../directory/directory-url.ts'
import { ListedOfferCard } from '../directory/listed-offer-card.tsx'
import { shortened } from '../directory/titles.ts'
import { originOf } from '../layout/origin.ts'
import { PageDescription } from '../layout/page-metadata.tsx'
import { StreetFrame } from '../layout/site-frame.tsx'
import { stillPage } from '../layout/static-page.ts'
import { breadcrumbs, localBusiness, StructuredData } from '../layout/structured-data.tsx'
import type { Route } from './+types/commerce-route.ts'
import { ClosedShopPage, readUnlessClosed } from './closed-commerce.tsx'
import styles from './commerce-route.module.css'
import { PlaceCard } from './location-card.tsx'
import { Neighbours, readNeighbours } from './more-commerces.tsx'
import { PrintButton, ShareButton } from './share-and-print.tsx'

/** Letters of a name that stand beside each other on a desk. */
const ONE_LINE = 30
/** Offers on the one sheet that a shop is printed on: its style sheet leaves out the others. */
const MOST_ON_PAPER = 12

export const handle = stillPage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idInSlug(params.shop) ?? '0'
  const [{ shown: shop, answer }, categories] = await Promise.all([
    readUnlessClosed<ListedCommerceDetail>(context, `directory/commerces/${id}/`),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  if (answer) return answer
  // Its name in the address is for people: after a new one the old address leads here.
  const { pathname } = new URL(request.url)
  if (decodeURI(pathname).replace(/\.data$|\/$/, '') !== commerceAddress(shop)) {
    throw redirect(commerceAddress(shop), 301)
  }
  const neighbours = await readNeighbours(context, shop.category[0], shop.id)
  return { shop, categories, neighbours, origin: originOf(request) }
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return 'closed' in loaderData ? <ClosedShopPage {...loaderData} /> : <Shop {...loaderData} />
}

type ShopProps = {
  shop: ListedCommerceDetail
  categories: ListedCategory[]
  neighbours: ListedCommerce[]
  origin: string
}

function Shop({ shop, categories, neighbours, origin }: ShopProps) {
  const town = useTown()
  const place = placeIn(town, shop.direction)
  const trades = categories.filter(({ id }) => shop.category.includes(id))
  const [trade] = categoryNames(shop.category, categories)
  const drawn = shopOf(shop, categories)
  const unprinted = shop.published_offers.length - MOST_ON_PAPER
  const steps = trades
    .filter(({ name }) => name === trade)
    .map(({ name, slug }) => ({ name, path: directoryAddress({ categories: [slug] }) }))
  return (
    <StreetFrame>
      <PageDescription
        origin={origin}
        path={commerceAddress(shop)}
        title={shop.name}
        picture={origin + facadeAddress(shop)}
      >
        {shortened(`${trade ?? 'Comercio'} en ${shop.direction}. ${shop.description}`, 155)}
      </PageDescription>
      <StructuredData content={localBusiness(origin, shop, { trade, town })} />
      <StructuredData
        content={breadcrumbs(origin, [
          { name: 'Comercios', path: '/directorio' },
          ...steps,
          { name: shop.name, path: commerceAddress(shop) },
        ])}
      />
      <article className={styles.shop}>
        <div className={styles.photo} data-long={shop.name.length > ONE_LINE || undefined}>
          <CommercePhoto
            commerce={shop}
            shop={drawn}
            sizes="(max-width: 62em) 80vw, 780px"
            alt={`Foto de ${shop.name}`}
            eager
            facade={facadeAddress(shop)}
          />
        </div>
        <div className={styles.main}>
          <PageTitle className={styles.name}>{shop.name}</PageTitle>
          <TradeLinks trades={trades} />
          <div className={styles.actions}>
            <ButtonLink
              to={phoneLink(shop.n_tlf)}
              icon={<IconPhone size={24} aria-hidden />}
              className={styles.call}
            >
              Llamar
            </ButtonLink>
            <ButtonLink
              to={mapAddress(place, '')}
              variant="outline"
              icon={<IconRoute size={24} aria-hidden />}
              className={styles.way!}
              target="_blank"
              rel="noreferrer"
              data-place={place}
            >
              Cómo llegar
            </ButtonLink>
            <ShareButton />
            <PrintButton />
          </div>
          <p className={styles.description}>{shop.description}</p>
        </div>
        <PlaceCard shop={shop} drawn={drawn} className={styles.place} />
        {shop.published_offers.length > 0 && (
          <section className={styles.offers} aria-labelledby="ofertas">
            <h2 id="ofertas">Ofertas</h2>
            <ul className={styles.tickets}>
              {shop.published_offers.map((offer) => (
                <li key={offer.id}>
                  <ListedOfferCard offer={offer} categories={categories} isHere />
                </li>
              ))}
            </ul>
            {unprinted > 0 && (
              <p className={styles.rest}>
                Y {sayCount(unprinted, 'oferta', 'ofertas')} más en {origin + commerceAddress(shop)}
              </p>
            )}
          </section>
        )}
      </article>
      <Neighbours shops={neighbours} categories={categories} />
    </StreetFrame>
  )
}
