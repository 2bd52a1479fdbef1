import { redirect } from 'react-router'
import type { ListedCommerceDetail } from '#contract/directory.ts'
import { groupInWords, sayFacts } from '#contract/facts/say-facts.ts'
import { formatCount } from '#contract/numbers.ts'
import { commercePath, facadePath } from '#contract/site-paths.ts'
import { idInSlug } from '#contract/slug.ts'
import { countInFigures } from '#web/api/server-api.ts'
import { useTown } from '#web/api/site.ts'
import { categoriesOf, facadeOf } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { dateToday } from '#web/commerces/open-words.ts'
import { useOrigin } from '#web/document/origin.tsx'
import { formatMonth } from '#web/format/dates.ts'
import { keepUnits } from '#web/format/units.ts'
import { publicMapFile } from '#web/map/public-map-file.server.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { cacheUntilStateChange } from '../directory/cache-while-open.ts'
import { directoryUrl } from '../directory/directory-url.ts'
import { ListedOfferCard } from '../directory/listed-offer-card.tsx'
import { readCategories } from '../directory/read-lists.ts'
import { shortened } from '../directory/titles.ts'
import { openingHoursData } from '../layout/opening-hours-data.ts'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { PrintButton, ShareButton } from '../layout/share-and-print.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { Breadcrumbs, localBusiness, StructuredData } from '../layout/structured-data.tsx'
import { SaveButton } from '../saving/save-button.tsx'
import { SubscribeLink } from '../subscribing/subscribe-link.tsx'
import type { Route } from './+types/commerce-route.ts'
import actionStyles from './actions.module.css'
import { ClosedCommercePage, readOrClosedPage } from './closed-commerce.tsx'
import styles from './commerce-route.module.css'
import { CallLink, DirectionsLink, ReportLink, WhatsAppLink } from './contact-links.tsx'
import { FactsCard } from './facts-card.tsx'
import { HolidayNote, shutterNotice } from './holiday.tsx'
import { HoursCard, HoursFold } from './hours-card.tsx'
import { LocationCard } from './location-card.tsx'
import { MoreCommerces, readMoreCommerces, readOpenMeanwhile } from './other-commerces.tsx'
import { galleryPage, ShopPhotos } from './shop-photos.tsx'

/** Maximum number of printed offers; commerce-route.module.css has the same number, to hide the others. */
const MAX_PRINTED = 12
/** Maximum number of characters in a name that fits on one line of a wide screen. */
const ONE_LINE = 30

export const handle = galleryPage

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idInSlug(params.shop) ?? '0' // No page has id 0: 404.
  const [{ found: shop, closedPage }, categories] = await Promise.all([
    readOrClosedPage<ListedCommerceDetail>(context, `directory/commerces/${id}/`),
    readCategories(context),
  ])
  if (closedPage) return closedPage
  // Redirects URLs with a former name of the shop. `.data` ends the URL of a navigation within the app.
  const { pathname } = new URL(request.url)
  if (decodeURI(pathname).replace(/\.data$|\/$/, '') !== commercePath(shop)) {
    throw redirect(commercePath(shop), 301)
  }
  cacheUntilStateChange(context, [shop])
  countInFigures(context, { viewed: { commerce: shop.id } })
  const openMeanwhile = await readOpenMeanwhile(context, shop)
  const areOpenMeanwhile = openMeanwhile.length > 0
  const others = areOpenMeanwhile
    ? openMeanwhile
    : await readMoreCommerces(context, shop.category[0], shop.id)
  return { shop, categories, others, areOpenMeanwhile, mapFile: publicMapFile() }
}

export default function CommerceRoute({ loaderData }: Route.ComponentProps) {
  return 'closed' in loaderData ? (
    <ClosedCommercePage {...loaderData} />
  ) : (
    <Commerce {...loaderData} />
  )
}

type CommerceProps = Extract<Route.ComponentProps['loaderData'], { shop: unknown }>

function Commerce({ shop, categories, others, areOpenMeanwhile, mapFile }: CommerceProps) {
  const origin = useOrigin()
  const town = useTown()
  const notice = shutterNotice(shop)
  const ownCategories = categoriesOf(shop.category, categories)
  const category = ownCategories[0]?.name
  const drawn = facadeOf(shop, categories)
  const categoryStep = ownCategories
    .slice(0, 1)
    .map(({ name, slug }) => ({ name, path: directoryUrl({ categories: [slug] }) }))
  return (
    <SiteFrame>
      <PageMetadata path={commercePath(shop)} title={shop.name} picture={origin + facadePath(shop)}>
        {shortened(`${category ?? 'Comercio'} en ${shop.direction}. ${shop.description}`, 155)}
      </PageMetadata>
      <StructuredData
        content={{
          ...localBusiness(origin, shop, { category, town }),
          ...(shop.hours && openingHoursData(shop.hours, dateToday(), shop.holidays)),
        }}
      />
      <Breadcrumbs
        steps={[
          { name: 'Comercios', path: '/directorio' },
          ...categoryStep,
          { name: shop.name, path: commercePath(shop) },
        ]}
      />
      <article
        className={`grid ${styles.shop}`}
        data-commerce={shop.id}
        data-many={shop.photos.length > 1 || undefined}
      >
        <div
          className={`frame relative rounded-card overflow-clip ${styles.photo}`}
          data-long={shop.name.length > ONE_LINE || undefined}
        >
          <ShopPhotos shop={shop} drawn={drawn} notice={notice} />
        </div>
        <div className={styles.main}>
          <OpenBadge
            shop={shop}
            closedUntil={shop.hours?.closure?.to}
            className={`relative z-1 shadow ${styles.state}`}
          />
          <PageTitle className={`break-anywhere ${styles.name}`}>{shop.name}</PageTitle>
          <p className="cluster mt-8 gap-x-16">
            {ownCategories.map(({ id, slug, name }) => (
              <a key={id} href={directoryUrl({ categories: [slug] })}>
                {name}
              </a>
            ))}
          </p>
          {shop.hours && <HoursFold hours={shop.hours} holidays={shop.holidays} />}
          <Actions shop={shop} />
          <HolidayNote shop={shop} />
          <p className={`pre-line text-h3 ${styles.description}`}>{keepUnits(shop.description)}</p>
          {shop.hours_text && <p className="paper-only mb-16">Horario: {shop.hours_text}.</p>}
          {sayFacts(shop.facts).map((group) => (
            <p key={group.name} className="paper-only mb-16">
              {group.name}: {groupInWords(group)}.
            </p>
          ))}
        </div>
        <div className={`grid gap-24 ${styles.place}`}>
          {shop.hours && <HoursCard hours={shop.hours} holidays={shop.holidays} />}
          <FactsCard facts={shop.facts} />
          <LocationCard shop={shop} drawn={drawn} notice={notice} mapFile={mapFile} />
          <p className="muted small no-print">
            Datos confirmados en{' '}
            <time dateTime={shop.confirmed_at}>{formatMonth(shop.confirmed_at)}</time>
          </p>
          <ReportLink page={commercePath(shop)} />
        </div>
        {shop.published_offers.length > 0 && <Offers shop={shop} categories={categories} />}
      </article>
      <SubscribeLink subject={`de ${shop.name}`} topic={`tienda=${shop.id}`} />
      <MoreCommerces
        title={
          areOpenMeanwhile &&
          `Mientras tanto, abierto${category ? `: ${category.toLowerCase()}` : ''}`
        }
        shops={others}
        categories={categories}
      />
    </SiteFrame>
  )
}

function Actions({ shop }: { shop: ListedCommerceDetail }) {
  return (
    <div className={`cluster gap-12 mt-20 mb-24 no-print ${styles.actions}`}>
      <CallLink shop={shop} />
      <DirectionsLink shop={shop} />
      <div className={`${styles.more} ${actionStyles.actions}`}>
        {shop.whatsapp && <WhatsAppLink shop={shop} />}
        <SaveButton kind="comercio" id={shop.id} />
        <ShareButton />
        <PrintButton />
      </div>
    </div>
  )
}

function Offers({ shop, categories }: Pick<CommerceProps, 'shop' | 'categories'>) {
  const origin = useOrigin()
  const unprinted = shop.published_offers.length - MAX_PRINTED
  return (
    <section className={styles.offers} aria-labelledby="ofertas">
      <h2 id="ofertas" className="text-h2 mb-16">
        Ofertas
      </h2>
      <ul className={`cards ${styles.tickets}`}>
        {shop.published_offers.map((offer) => (
          <li key={offer.id}>
            <ListedOfferCard offer={offer} categories={categories} isHere />
          </li>
        ))}
      </ul>
      {unprinted > 0 && (
        <p className="paper-only">
          Y {formatCount(unprinted, 'oferta', 'ofertas')} más en {origin + commercePath(shop)}
        </p>
      )}
    </section>
  )
}
