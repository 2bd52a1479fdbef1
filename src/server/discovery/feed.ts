import type { PlainDate } from '#contract/hours/dates.ts'
import type { OfferTime } from '#contract/offer-dates.ts'
import { offerPath } from '#contract/site-paths.ts'
import { orderOffers } from '../directory/offer-order.ts'
import { listListedOffers } from '../directory/offers.ts'
import type { Services } from '../services.ts'
import { element, escapedXml } from './xml.ts'

const LIMIT = 50

type FeedFilter = { today: PlainDate; when?: OfferTime | undefined }

/** Renders the newest offers that are valid today, or those of `when`, as RSS 2.0 (rssboard.org/rss-specification). */
export async function offerFeed(
  services: Pick<Services, 'db' | 'untilChange'>,
  origin: string,
  { today, when }: FeedFilter,
): Promise<string> {
  const id = when && (await orderOffers(services, { today, when }))
  const offers = await listListedOffers(services.db, { today, id }, { limit: LIMIT, offset: 0 })
  const self = `${origin}/ofertas.xml${when ? `?when=${when}` : ''}`
  const items = offers.map((offer) => {
    const url = `${origin}${offerPath(offer)}`
    return `<item>
${element('title', `${offer.title}, en ${offer.commerce.name}`)}
${element('link', url)}
${element('guid', `${origin}/oferta/${offer.id}`, { isPermaLink: 'false' })}
${element('pubDate', new Date(offer.created_at).toUTCString())}
${element('category', offer.type)}
${element('description', offer.description)}
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', 'Ofertas de Escaparate')}
${element('link', `${origin}/ofertas`)}
${element('description', 'Las últimas ofertas de los comercios del pueblo.')}
${element('language', 'es')}
${lastBuildDate(offers)}<atom:link href="${escapedXml(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

function lastBuildDate(offers: { created_at: string }[]): string {
  if (offers.length === 0) return ''
  const newest = Math.max(...offers.map(({ created_at }) => Date.parse(created_at)))
  return `${element('lastBuildDate', new Date(newest).toUTCString())}\n`
}
