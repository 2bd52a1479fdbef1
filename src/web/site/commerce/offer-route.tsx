import { redirect } from 'react-router'
import type { ListedCategory, ListedOffer } from '#contract/directory.ts'
import { commercePath, offerPath, offerPicturePath } from '#contract/site-paths.ts'
import { idInSlug } from '#contract/slug.ts'
import { readAll } from '#web/api/read-api.ts'
import { showsFor } from '#web/api/server-api.ts'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { formatDay } from '#web/format/dates.ts'
import { keepUnits } from '#web/format/units.ts'
import { OfferPrice } from '#web/offers/offer-price.tsx'
import { OfferWhen } from '#web/offers/offer-when.tsx'
import { OfferType } from '#web/offers/ticket.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { ListedOfferPicture } from '../directory/listed-offer-card.tsx'
import { shortened } from '../directory/titles.ts'
import { originOf } from '../layout/origin.ts'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { breadcrumbs, offerData, StructuredData } from '../layout/structured-data.tsx'
import { SaveOnPicture } from '../saving/save-button.tsx'
import { savablePage } from '../saving/saved-page.ts'
import type { Route } from './+types/offer-route.ts'
import { ClosedCommercePage, readOrClosed } from './closed-commerce.tsx'
import { countRunning, EndedChip, MissedOffer } from './ended-offer.tsx'
import styles from './offer-route.module.css'
import { OfferCode, OfferTerms } from './offer-terms.tsx'
import { ReportLink } from './report-link.tsx'
import { PrintButton, ShareButton } from './share-and-print.tsx'

export const handle = savablePage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idInSlug(params.offer) ?? '0'
  const [{ shown: offer, answer }, categories] = await Promise.all([
    readOrClosed<ListedOffer>(context, `directory/offers/${id}/`),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  if (answer) return answer
  const { pathname } = new URL(request.url)
  if (decodeURI(pathname).replace(/\.data$|\/$/, '') !== offerPath(offer)) {
    throw redirect(offerPath(offer), 301)
  }
  const running = await countRunning(context, offer)
  showsFor(context, { viewed: { commerce: offer.commerce.id, offer: offer.id } })
  return { offer, categories, running, origin: originOf(request) }
}

export default function OfferRoute({ loaderData }: Route.ComponentProps) {
  return 'closed' in loaderData ? <ClosedCommercePage {...loaderData} /> : <Offer {...loaderData} />
}

type OfferProps = {
  offer: ListedOffer
  categories: ListedCategory[]
  /** How many the shop has today, when this one has ended. */
  running: number
  origin: string
}

function Offer({ offer, categories, running, origin }: OfferProps) {
  const { commerce } = offer
  const isOver = offer.state === 'ended'
  const title = `${offer.title}, en ${commerce.name}`
  return (
    <SiteFrame>
      <PageMetadata
        origin={origin}
        path={offerPath(offer)}
        title={title}
        picture={origin + offerPicturePath(offer)}
        isListed={!isOver}
      >
        {shortened(
          `${offer.type} en ${commerce.name}, ${commerce.direction}. ${offer.description}`,
          155,
        )}
      </PageMetadata>
      <StructuredData content={offerData(origin, offer)} />
      <StructuredData
        content={breadcrumbs(origin, [
          { name: 'Ofertas', path: '/ofertas' },
          { name: offer.title, path: offerPath(offer) },
        ])}
      />
      <article className={styles.offer} data-commerce={commerce.id} data-offer={offer.id}>
        <div className={`relative rounded-card ${styles.picture}`} data-over={isOver || undefined}>
          <ListedOfferPicture
            offer={offer}
            category={categoryNames(offer.category, categories)[0]}
            isEager
          />
          <SaveOnPicture kind="oferta" id={offer.id} />
        </div>
        <div>
          {isOver ? <EndedChip /> : <OfferType type={offer.type} />}
          <PageTitle
            title={`${title} · Escaparate`}
            className={`mt-16 break-anywhere ${styles.title}`}
          >
            {keepUnits(offer.title)}
          </PageTitle>
          <div className={styles.price}>
            <OfferPrice offer={offer} />
          </div>
          <p className={`mt-16 pre-line ${styles.description}`}>{keepUnits(offer.description)}</p>
          <div className={styles.when}>
            <OfferWhen offer={offer} />
          </div>
          <OfferTerms offer={offer} />
          <OfferCode code={offer.code} />
          {isOver ? (
            <MissedOffer offer={offer} running={running} />
          ) : (
            <>
              <p className="mt-8 muted">Publicada {formatDay(offer.created_at)}.</p>
              <div className={`cluster gap-12 ${styles.actions}`}>
                <ShareButton />
                <PrintButton />
              </div>
            </>
          )}
          <Card as="aside">
            <CardBody className={styles.shop}>
              <Mark shop={facadeOf(commerce, categories)} size={64} />
              <div className={styles.words}>
                <h2 className={styles.name}>{commerce.name}</h2>
                <p>{commerce.direction}</p>
              </div>
              <ButtonLink to={commercePath(commerce)} variant="soft">
                Ver el comercio
              </ButtonLink>
            </CardBody>
          </Card>
          <ReportLink of={offerPath(offer)} />
        </div>
      </article>
    </SiteFrame>
  )
}
