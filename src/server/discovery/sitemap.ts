import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { commercePath, offerPath } from '#contract/site-paths.ts'
import { commerces, offers, publishedCommerces } from '../database/schema.ts'
import { listListedCategories } from '../directory/categories.ts'
import { hasDuty } from '../duty/queries.ts'
import { isOn } from '../modules.ts'
import { runningToday } from '../offers/offer-state-sql.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { element } from './xml.ts'

/** Maximum of URLs in a file (sitemaps.org). */
export const MAX_URLS = 50_000

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

/** Lists all public pages, without offers that do not run today. */
export async function listUrls(services: Services): Promise<PageUrl[]> {
  const { db } = services
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
  return [
    ...PAGES.map((path) => ({ path })),
    ...(hasOffers ? [{ path: '/ofertas' }] : []),
    ...((await hasDuty(services)) ? [{ path: '/farmacia-de-guardia' }] : []),
    ...categories
      .filter((category) => category.commerces > 0)
      .map(({ slug }) => ({ path: `/directorio/${slug}` })),
    ...shops.map((shop) => ({ ...shop, path: commercePath(shop) })),
    ...offerRows.map((offer) => ({ ...offer, path: offerPath(offer) })),
  ]
}

/** Renders a part of the sitemap (sitemaps.org, protocol 0.9), or the index of several; undefined: no such part. */
export function sitemap(
  origin: string,
  pages: PageUrl[],
  part: number | undefined,
): string | undefined {
  const parts = Math.ceil(pages.length / MAX_URLS)
  if (part === undefined && parts > 1) return sitemapIndex(origin, parts)
  const first = ((part ?? 1) - 1) * MAX_URLS
  const chosen = pages.slice(first, first + MAX_URLS)
  if (chosen.length === 0) return undefined
  const urls = chosen.map(
    ({ path, updated_at }) =>
      `<url>${element('loc', origin + path)}${updated_at ? element('lastmod', updated_at) : ''}</url>`,
  )
  return document('urlset', urls)
}

function sitemapIndex(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap>${element('loc', `${origin}/sitemap.xml?parte=${index + 1}`)}</sitemap>`,
  )
  return document('sitemapindex', entries)
}

function document(name: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${name}>
`
}
