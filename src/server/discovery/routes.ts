import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { offerTimeFilter } from '#contract/directory.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { id as readId } from '#contract/fields.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { sayDate } from '#contract/hours/read-date.ts'
import { type OfferPeriod, offerState } from '#contract/offer-dates.ts'
import { facadePath } from '#contract/site-paths.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { categories, commerces } from '../database/schema.ts'
import { nullWhileUnavailable } from '../database/unavailable.ts'
import { findListedCommerce, listListedCommerces } from '../directory/commerces.ts'
import { findListedOffer } from '../directory/offers.ts'
import { invalid, notFound, overloaded } from '../errors.ts'
import { handleIfNoneMatch, setContentEtag } from '../http/conditional.ts'
import { idOf } from '../http/params.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import { requireModule } from '../modules.ts'
import { secondsValid } from '../photos/photo-url.ts'
import { type FairQueue, openFairQueue, QueueFull } from '../queues/fair-queue.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { offerFeed } from './feed.ts'
import { openOgPictures } from './og-pictures.ts'
import { listUrls, sitemap } from './sitemap.ts'

const CRAWLERS = { atOnce: 1, maxWaitingEach: 4, maxWaiting: 60 }
const MAX_OG_SHOPS = 6
const SHOP_OF_EMPTY_STREET = { id: 'escaparate', name: 'Escaparate' }
/** Seconds. */
const RETRY_AFTER = 5

export function registerDiscoveryRoutes(
  app: FastifyInstance,
  services: Services,
  renderings: FairQueue = (_client, work) => work(),
): void {
  const crawlers = openFairQueue(CRAWLERS)
  /** Runs `work` after two queues: of crawlers, by client, and of renderings, where all crawlers are one client. */
  const inQueues = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    crawlers(rateLimitKey(request), () => renderings('crawlers', work)).catch((error) => {
      throw error instanceof QueueFull ? overloaded(RETRY_AFTER) : error
    })
  const { db, clock, config, untilChange } = services
  const publicRoute = { config: { access: 'public' } } as const
  const cacheable = { ...publicRoute, onSend: [setContentEtag, handleIfNoneMatch] }
  const origin = config.publicUrl
  const drawOg = openOgPictures()

  app.get('/robots.txt', cacheable, (_request, reply) => send(reply, 'text/plain', robots(origin)))

  app.get('/sitemap.xml', cacheable, async (request, reply) => {
    const part = partOf(request)
    const file = await inQueues(request, () =>
      untilChange.of(
        `sitemap ${todayOf(services)} ${part}`,
        async () => sitemap(origin, await listUrls(services), part),
        sizeInRows,
      ),
    )
    if (file === undefined) throw notFound()
    return send(reply, 'application/xml', file)
  })

  app.get('/ofertas.xml', cacheable, async (request, reply) => {
    await requireModule(services, 'offers')
    const parsed = z.object({ when: offerTimeFilter }).safeParse(request.query)
    if (!parsed.success) throw invalid(fieldErrors(parsed.error))
    const { when } = parsed.data
    const today = todayOf(services)
    const feed = await inQueues(request, () =>
      untilChange.of(
        `feed ${today} ${when}`,
        () => offerFeed(services, origin, { today, when }),
        sizeInRows,
      ),
    )
    return send(reply, 'application/rss+xml', feed)
  })

  app.get('/og/escaparate.jpg', publicRoute, async (_request, reply) => {
    const shops = await untilChange
      .of(`og street ${todayOf(services)}`, () => listForStreet(services))
      .catch(nullWhileUnavailable)
    return sendPicture(reply, await drawOg(shops?.length ? shops : SHOP_OF_EMPTY_STREET))
  })

  app.get('/og/comercio/:id.jpg', publicRoute, async (request, reply) => {
    const id = idOf(request)
    const maxAge = secondsValid(config, facadePath({ id }), request.query, clock.now())
    // A signed URL may show a shop that is not public.
    const listed = maxAge > 0 ? undefined : await findListedCommerce(db, id, todayOf(services))
    if (listed && listed.state !== 'public') throw notFound()
    const [shop] = await db
      .select({ name: commerces.name, category: commerces.category })
      .from(commerces)
      .where(eq(commerces.id, id))
    if (shop === undefined) throw notFound()
    const { name, category } = shop
    const picture = await drawOg({ id, name, ...(await categoryNameOf(category[0]!)) })
    return sendPicture(reply, picture, maxAge > 0 ? `private, max-age=${maxAge}` : undefined)
  })

  app.get('/og/oferta/:id.jpg', publicRoute, async (request, reply) => {
    await requireModule(services, 'offers')
    const today = todayOf(services)
    const found = await findListedOffer(db, idOf(request), today)
    if (found.state !== 'public') throw notFound()
    const { title, commerce } = found.row
    const shop = { id: commerce.id, name: commerce.name }
    const category = await categoryNameOf(commerce.category[0]!)
    const caption = { title, until: untilOf(found.row, today) }
    return sendPicture(reply, await drawOg({ ...shop, ...category }, caption))
  })

  async function categoryNameOf(category: number) {
    const [found] = await db
      .select({ category: categories.name })
      .from(categories)
      .where(eq(categories.id, category))
    return found
  }
}

async function listForStreet(services: Services): Promise<FacadeShop[]> {
  const { db } = services
  const filter = { today: todayOf(services) }
  const rows = await listListedCommerces(db, filter, { limit: MAX_OG_SHOPS, offset: 0 })
  const firstCategories = rows.map(({ category }) => category[0]!)
  const named = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, firstCategories))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ id, name, category }) => ({ id, name, category: names.get(category[0]!) }))
}

/** The size of a file in the unit of the cache, rows of about 200 bytes. */
const sizeInRows = (file: string | undefined) => Math.ceil((file?.length ?? 0) / 200)

function untilOf(offer: OfferPeriod, today: PlainDate): string {
  if (offerState(offer, today) === 'ended') return 'Terminada'
  return offer.ends_on === null ? '' : `Hasta el ${sayDate(offer.ends_on, today)}`
}

/** Keeps the back-office and the API out of search results. */
function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /dashboard
Disallow: /commerces
Disallow: /settings
Disallow: /account
Disallow: /activate
Disallow: /password

Sitemap: ${origin}/sitemap.xml
`
}

function partOf({ query }: FastifyRequest): number | undefined {
  const { parte } = query as { parte?: unknown }
  if (parte === undefined) return undefined
  const part = readId.safeParse(parte)
  if (!part.success) throw notFound()
  return part.data
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).send(text)
}

/** Caches revalidate pictures after a day, because the URLs stay when a shop is renamed. */
function sendPicture(
  reply: FastifyReply,
  jpeg: Buffer,
  cacheControl = 'public, max-age=86400',
): FastifyReply {
  return reply.type('image/jpeg').header('cache-control', cacheControl).send(jpeg)
}
