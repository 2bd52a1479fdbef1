import { redirect } from 'react-router'
import type { ListedCommerceDetail, ListedOffer } from '#contract/directory.ts'
import { sayPrice } from '#contract/offer-prices.ts'
import { commercePath, offerPath, offerPicturePath } from '#contract/site-paths.ts'
import { idInSlug } from '#contract/slug.ts'
import { readApi } from '#web/api/read-api.ts'
import { countInFigures } from '#web/api/server-api.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { useOrigin } from '#web/document/origin.tsx'
import { keepUnits } from '#web/format/units.ts'
import { PriceTag } from '#web/offers/price-tag.tsx'
import { OfferWhen } from '#web/offers/ticket.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconBuildingStore, IconCopy } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { cacheUntilStateChange } from '../directory/cache-while-open.ts'
import { ListedOfferPicture } from '../directory/listed-offer-card.tsx'
import { readCategories } from '../directory/read-lists.ts'
import { shortened } from '../directory/titles.ts'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { PrintButton, ShareButton } from '../layout/share-and-print.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { Breadcrumbs, offerData, StructuredData } from '../layout/structured-data.tsx'
import { SaveButton } from '../saving/save-button.tsx'
import { savablePage } from '../saving/saved-page.ts'
import type { Route } from './+types/offer-route.ts'
import actionStyles from './actions.module.css'
import { ClosedCommercePage, readOrClosedPage } from './closed-commerce.tsx'
import { CallLink, DirectionsLink, ReportLink, WhatsAppLink } from './contact-links.tsx'
import { MoreOffers } from './more-offers.tsx'
import styles from './offer-route.module.css'

export const handle = savablePage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idInSlug(params.offer) ?? '0' // No page has id 0: 404.
  const [{ found: offer, closedPage }, categories] = await Promise.all([
    readOrClosedPage<ListedOffer>(context, `directory/offers/${id}/`),
    readCategories(context),
  ])
  if (closedPage) return closedPage
  // Redirects URLs with a former title. `.data` ends the URL of a navigation within the app.
  const { pathname } = new URL(request.url)
  if (decodeURI(pathname).replace(/\.data$|\/$/, '') !== offerPath(offer)) {
    throw redirect(offerPath(offer), 301)
  }
  const shopPath = `directory/commerces/${offer.commerce.id}/`
  const shop = await readApi<ListedCommerceDetail>(context, shopPath)
  cacheUntilStateChange(context, [shop])
  countInFigures(context, { viewed: { commerce: offer.commerce.id, offer: offer.id } })
  return { offer, shop, categories }
}

export default function OfferRoute({ loaderData }: Route.ComponentProps) {
  return 'closed' in loaderData ? <ClosedCommercePage {...loaderData} /> : <Offer {...loaderData} />
}

type OfferProps = Extract<Route.ComponentProps['loaderData'], { offer: unknown }>

function Offer({ offer, shop, categories }: OfferProps) {
  const origin = useOrigin()
  const isOver = offer.state === 'ended'
  const title = `${offer.title}, en ${shop.name}`
  return (
    <SiteFrame>
      <PageMetadata
        path={offerPath(offer)}
        title={title}
        picture={origin + offerPicturePath(offer)}
        isListed={!isOver}
      >
        {shortened(`${offer.type} en ${shop.name}, ${shop.direction}. ${offer.description}`, 155)}
      </PageMetadata>
      <StructuredData content={offerData(origin, offer)} />
      <Breadcrumbs
        steps={[
          { name: 'Ofertas', path: '/ofertas' },
          { name: offer.title, path: offerPath(offer) },
        ]}
      />
      <article className={`grid ${styles.offer}`} data-commerce={shop.id} data-offer={offer.id}>
        <div
          className={`frame rounded-card ratio-photo overflow-clip ${styles.picture}`}
          data-over={isOver || undefined}
        >
          <ListedOfferPicture offer={offer} categories={categories} isEager />
        </div>
        <div className={`grid gap-20 content-start ${styles.side}`}>
          <div className={`flex column gap-8 ${styles.head}`}>
            <PageTitle title={`${title} · Escaparate`} className="break-anywhere headline">
              {keepUnits(offer.title)}
            </PageTitle>
            <OfferWhen offer={offer} />
            {!isOver && <PriceTag offer={offer} className={`relative z-1 ${styles.tag!}`} />}
          </div>
          <ShopCard shop={shop} categories={categories} />
          <div className={`flex wrap gap-10 no-print ${actionStyles.actions} ${styles.actions}`}>
            <SaveButton kind="oferta" id={offer.id} />
            <ShareButton />
            <ButtonLink to={commercePath(shop)} variant="outline" icon={IconBuildingStore}>
              Ver comercio
            </ButtonLink>
            <PrintButton />
          </div>
        </div>
        <div>
          <p className="pre-line text-h3 loose">{keepUnits(offer.description)}</p>
          <OfferTerms offer={offer} />
          <OfferCode code={offer.code} />
        </div>
        <MoreOffers offer={offer} shop={shop} categories={categories} />
        <ReportLink page={offerPath(offer)} />
      </article>
    </SiteFrame>
  )
}

function ShopCard({ shop, categories }: Pick<OfferProps, 'shop' | 'categories'>) {
  return (
    <Card as="aside">
      <CardBody className="stack gap-12">
        <div className="row wrap gap-14">
          <Mark shop={facadeOf(shop, categories)} size={60} />
          <div className={`grow ${styles.words}`}>
            <h2 className="break-anywhere text-name">{shop.name}</h2>
            <p className="note">{shop.direction}</p>
          </div>
        </div>
        <OpenBadge shop={shop} closedUntil={shop.hours?.closure?.to} isShort />
        <div className={`grid gap-10 no-print ${styles.contact}`}>
          {shop.n_tlf && <CallLink shop={shop} />}
          <DirectionsLink shop={shop} variant={shop.n_tlf ? 'outline' : 'filled'} />
          {!shop.n_tlf && shop.whatsapp && <WhatsAppLink shop={shop} />}
        </div>
      </CardBody>
    </Card>
  )
}

function OfferTerms({ offer }: { offer: ListedOffer }) {
  const { conditions, previous_price } = offer
  const lowest =
    previous_price !== null &&
    `${sayPrice(previous_price)} es su precio más bajo de los últimos 30 días.`
  const terms = [conditions, lowest].filter(Boolean).join('\n')
  return terms && <p className="mt-12 muted pre-line">{terms}</p>
}

function OfferCode({ code }: { code: string }) {
  if (code === '') return null
  return (
    <section
      className={`grid gap-12 mt-24 centered ${styles.counter}`}
      aria-labelledby="codigo"
      data-hidden-offline
    >
      <h2 id="codigo" className="title">
        Dilo en el mostrador
      </h2>
      <p className={`bold rounded-button p-12 ${styles.code}`}>{code}</p>
      <Button
        variant="soft"
        data-does="copy"
        data-text={code}
        className="scripts-only no-print"
        icon={IconCopy}
      >
        <span data-words>Copiar código</span>
      </Button>
      <span role="status" className="visually-hidden" />
      <p>o enseña esta página</p>
    </section>
  )
}
