import type { PlainDate } from '#contract/hours/dates.ts'
import { offerPath } from '#contract/site-paths.ts'
import type { Db } from '../database/open.ts'
import { listListedOffers } from '../directory/offers.ts'
import { element, escapedXml } from './xml.ts'

const NEWEST = 50

/** The newest offers that hold today, as RSS 2.0 (rssboard.org/rss-specification). */
export async function offerFeed(db: Db, origin: string, today: PlainDate): Promise<string> {
  const offers = await listListedOffers(db, { today }, { limit: NEWEST, offset: 0 })
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
${lastBuildDate(offers)}<atom:link href="${escapedXml(origin)}/ofertas.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

/** When the newest offer was created. */
function lastBuildDate(offers: { created_at: string }[]): string {
  const newest = Math.max(...offers.map(({ created_at }) => Date.parse(created_at)))
  if (offers.length === 0) return ''
  return `${element('lastBuildDate', new Date(newest).toUTCString())}\n`
}
