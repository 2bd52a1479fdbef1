import { eq } from 'drizzle-orm'
import { applications, commerces, offers } from '#server/database/schema.ts'
import { multipart } from '#testing/forms.ts'
import {
  SHOP_FORM,
  type Shop,
  shopRows,
  type WatchedWrite,
  type WriteContext,
} from './watched-write.ts'

const OFFER_FORM = {
  title: 'Otro título',
  description: 'Lleva dos y paga una, hasta el sábado.',
  type: '2 x 1',
  category: [1],
}

const FOCUS = ['photo_focus_x', 'photo_focus_y']

export function commerceWrites({ server, photo }: WriteContext): Record<string, WatchedWrite> {
  /** Its first offer, made where there is none. */
  const offerOf = async (shop: Shop) => {
    const [found] = await server.db.select().from(offers).where(eq(offers.commerce, shop.id))
    return found ?? (await server.offer(shop))
  }
  const offerRows = async (_subject: unknown, shop: Shop) => [
    { ...(await offerOf(shop)), title: '', normalized: '' },
  ]

  return {
    'POST /api/hours/read/': {
      watch: (_person, shop) => shopRows(server, shop),
      send: (person, _shop, extra) =>
        person.post('/api/hours/read/', { ...extra, text: 'L-V 9-14' }),
    },
    'POST /api/places/find/': {
      watch: (_person, shop) => shopRows(server, shop),
      send: (person, _shop, extra) =>
        person.post('/api/places/find/', { ...extra, direction: 'Calle Mayor, 12' }),
    },
    'POST /api/commerce/': {
      // The new shop is like the one before, but for what its form says.
      watch: async ({ user }) => {
        const rows = await server.db
          .select({ shop: commerces, application: applications })
          .from(commerces)
          .innerJoin(applications, eq(applications.commerce, commerces.id))
          .where(eq(commerces.owner_id, user.id))
        const kinds = rows.map(({ shop, application }) => {
          const { hidden, version, created_at, updated_at, deleted_at } = shop
          const { status, decided_at, decided_by, submitted_at } = application
          const its = { hidden, version, created_at, updated_at, deleted_at }
          return JSON.stringify({ ...its, status, decided_at, decided_by, submitted_at })
        })
        const foreign = await server.db.$count(commerces, eq(commerces.owner_id, 1))
        return [...new Set(kinds)].map((kind) => ({ kind, foreign }))
      },
      send: async (person, _shop, extra) => {
        const texts = Object.fromEntries(
          Object.entries(extra).map(([name, value]) => [name, String(value)]),
        )
        const fields = {
          ...texts,
          ...SHOP_FORM,
          category: '1',
          application: 'Abrimos cada día.',
          photo,
        }
        const { payload, headers } = await multipart(fields)
        return person.post('/api/commerce/', payload, headers)
      },
    },
    'PUT /api/commerce/:id/': {
      watch: (_person, shop) => shopRows(server, shop),
      send: (person, { id }, extra) =>
        person.put(`/api/commerce/${id}/`, { ...extra, ...SHOP_FORM }),
      allowed: FOCUS,
    },
    'DELETE /api/commerce/:id/': {
      watch: async (_person, shop) => {
        const [commerce, application] = await shopRows(server, shop)
        return [{ ...commerce, deleted_at: 0 }, application!]
      },
      send: (person, { id }, extra) => person.delete(`/api/commerce/${id}/`, extra),
    },
    'DELETE /api/offer/:id/': {
      watch: (_person, shop) => shopRows(server, shop),
      send: async (person, shop, extra) => {
        const { id } = await server.offer(shop)
        return person.delete(`/api/offer/${id}/`, extra)
      },
    },
    'PATCH /api/commerce/:id/': {
      watch: (_person, shop) => shopRows(server, shop),
      send: (person, { id }, extra) =>
        person.patch(`/api/commerce/${id}/`, { ...extra, name: SHOP_FORM.name }),
      allowed: ['hidden', ...FOCUS],
    },
    'POST /api/commerce/:id/photos/': {
      watch: (_person, shop) => shopRows(server, shop),
      send: async (person, { id }, extra) => {
        const texts = Object.entries(extra).map(([name, value]) => [name, String(value)])
        const { payload, headers } = await multipart({ ...Object.fromEntries(texts), photo })
        return person.post(`/api/commerce/${id}/photos/`, payload, headers)
      },
    },
    'PATCH /api/commerce/:id/photos/': {
      watch: async (_person, shop) => {
        const [row, application] = await shopRows(server, shop)
        return [{ ...row, photo_alt: '' }, application!]
      },
      send: (person, { id, photo_id }, extra) => {
        const photos = [{ ...extra, id: photo_id, alt: 'La fachada' }]
        return person.patch(`/api/commerce/${id}/photos/`, { ...extra, photos })
      },
    },
    'POST /api/offer/': {
      watch: async (_subject, shop) => {
        const rows = await server.db.select().from(offers).where(eq(offers.commerce, shop.id))
        const now = server.clock.now().toISOString()
        return rows.filter(
          ({ created_at, updated_at, deleted_at }) =>
            created_at !== now || updated_at !== now || deleted_at !== null,
        )
      },
      send: (person, { id }, extra) =>
        person.post('/api/offer/', { ...extra, ...OFFER_FORM, commerce: id }),
    },
    'PUT /api/offer/:id/': {
      watch: offerRows,
      send: async (person, shop, extra) => {
        const { id } = await offerOf(shop)
        return person.put(`/api/offer/${id}/`, { ...extra, ...OFFER_FORM, commerce: shop.id })
      },
      allowed: FOCUS,
    },
    'PATCH /api/offer/:id/': {
      watch: offerRows,
      send: async (person, shop, extra) => {
        const { id } = await offerOf(shop)
        const form = { ...extra, title: OFFER_FORM.title, commerce: shop.id }
        return person.patch(`/api/offer/${id}/`, form)
      },
      allowed: FOCUS,
    },
  }
}
