import { redirect } from 'react-router'
import type { ListedCategory, ListedOffer } from '#contract/directory.ts'
import { idInSlug } from '#contract/slug.ts'
import { readAll } from '#web/api/read-api.ts'
import { shopOf } from '#web/commerces/shop-of.ts'
import { sayDay } from '#web/format/dates.ts'
import { OfferType } from '#web/offers/ticket.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { commerceAddress, facadeAddress, offerAddress } from '../directory/directory-url.ts'
import { ListedPicture } from '../directory/listed-offer-card.tsx'
import { shortened } from '../directory/titles.ts'
import { originOf } from '../layout/origin.ts'
import { PageDescription } from '../layout/page-metadata.tsx'
import { StreetFrame } from '../layout/site-frame.tsx'
import { stillPage } from '../layout/static-page.ts'
import { breadcrumbs, offerThing, StructuredData } from '../layout/structured-data.tsx'
import type { Route } from './+types/offer-route.ts'
import { ClosedShopPage, readUnlessClosed } from './closed-commerce.tsx'
import styles from './offer-route.module.css'
import { PrintButton, ShareButton } from './share-and-print.tsx'

export const handle = stillPage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idInSlug(params.offer) ?? '0'
  const [{ shown: offer, answer }, categories] = await Promise.all([
    readUnlessClosed<ListedOffer>(context, `directory/offers/${id}/`),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  if (answer) return answer
  const { pathname } = new URL(request.url)
  if (decodeURI(pathname).replace(/\.data$|\/$/, '') !== offerAddress(offer)) {
    throw redirect(offerAddress(offer), 301)
  }
  return { offer, categories, origin: originOf(request) }
}

export default function OfferRoute({ loaderData }: Route.ComponentProps) {
  return 'closed' in loaderData ? <ClosedShopPage {...loaderData} /> : <Offer {...loaderData} />
}

type OfferProps = { offer: ListedOffer; categories: ListedCategory[]; origin: string }

function Offer({ offer, categories, origin }: OfferProps) {
  const { commerce } = offer
  const title = `${offer.title}, en ${commerce.name}`
  return (
    <StreetFrame>
      <PageDescription
        origin={origin}
        path={offerAddress(offer)}
        title={title}
        picture={origin + facadeAddress(commerce)}
      >
        {shortened(
          `${offer.type} en ${commerce.name}, ${commerce.direction}. ${offer.description}`,
          155,
        )}
      </PageDescription>
      <StructuredData content={offerThing(origin, offer)} />
      <StructuredData
        content={breadcrumbs(origin, [
          { name: 'Ofertas', path: '/ofertas' },
          { name: offer.title, path: offerAddress(offer) },
        ])}
      />
      <article className={styles.offer}>
        <div className={styles.picture}>
          <ListedPicture offer={offer} categories={categories} eager />
        </div>
        <div>
          <OfferType type={offer.type} />
          <PageTitle title={`${title} · Escaparate`} className={styles.title}>
            {offer.title}
          </PageTitle>
          <p className={styles.description}>{offer.description}</p>
          <p className={styles.since}>Publicada {sayDay(offer.created_at)}.</p>
          <div className={styles.actions}>
            <ShareButton />
            <PrintButton />
          </div>
          <Card as="aside">
            <CardBody className={styles.shop}>
              <Mark shop={shopOf(commerce, categories)} size={64} />
              <div className={styles.words}>
                <h2 className={styles.name}>{commerce.name}</h2>
                <p>{commerce.direction}</p>
              </div>
              <ButtonLink to={commerceAddress(commerce)} variant="soft">
                Ver la tienda
              </ButtonLink>
            </CardBody>
          </Card>
        </div>
      </article>
    </StreetFrame>
  )
}
