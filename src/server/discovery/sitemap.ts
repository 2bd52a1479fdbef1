import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { commercePath, offerPath } from '#contract/site-paths.ts'
import { commerces, offers, publishedCommerces } from '../database/schema.ts'
import { listListedCategories } from '../directory/categories.ts'
import { hasDuty } from '../duty/queries.ts'
import { isOn } from '../modules.ts'
import { runningToday } from '../offers/running.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { element } from './xml.ts'

/** The limit of a file (sitemaps.org). */
const MAX_URLS = 50_000

const PAGES = [
  '/',
  '/directorio',
  '/preguntas',
  '/contacto',
  '/como-ordenamos',
  '/aviso-legal',
  '/privacidad',
  '/cookies',
  '/accesibilidad',
  '/datos-abiertos',
]

type PageUrl = { path: string; updated_at?: string | null }

/** Renders the URLs of all public pages (sitemaps.org, protocol 0.9). Only offers that run today have one. */
export async function sitemap(services: Services): Promise<string> {
  const { config, db } = services
  const today = todayOf(services)
  const hasOffers = isOn(services, 'offers')
  const shops = await db
    .select({ id: commerces.id, name: commerces.name, updated_at: commerces.updated_at })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .orderBy(desc(commerces.id))
  const offerRows = await db
    .select({ id: offers.id, title: offers.title, updated_at: offers.updated_at })
    .from(publishedCommerces)
    .innerJoin(offers, eq(offers.commerce, publishedCommerces.commerce))
    .where(and(sql`${hasOffers}`, isNull(offers.deleted_at), runningToday('offers', sql`${today}`)))
    .orderBy(desc(offers.id))
  const categories = await listListedCategories(db, { today })
  const pages: PageUrl[] = [
    ...PAGES.map((path) => ({ path })),
    ...(hasOffers ? [{ path: '/ofertas' }] : []),
    ...((await hasDuty(services)) ? [{ path: '/farmacia-de-guardia' }] : []),
    ...categories
      .filter((category) => category.commerces > 0)
      .map(({ slug }) => ({ path: `/directorio/${slug}` })),
    ...shops.map((shop) => ({ ...shop, path: commercePath(shop) })),
    ...offerRows.map((offer) => ({ ...offer, path: offerPath(offer) })),
  ]
  const urls = pages
    .slice(0, MAX_URLS)
    .map(
      ({ path, updated_at }) =>
        `<url>${element('loc', config.publicUrl + path)}${updated_at ? element('lastmod', updated_at) : ''}</url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
