import { desc, eq } from 'drizzle-orm'
import { publicCommerceOutputs } from '#contract/commerce-fields.ts'
import { FACT_NAMES } from '#contract/facts/fact-table.ts'
import { hoursTexts } from '#contract/hours/hours-texts.ts'
import {
  OPEN_DATA_LICENSE,
  type OpenCommerce,
  type OpenCommerceMap,
  type OsmMap,
  openCommerce,
} from '#contract/open-data.ts'
import { osmTags } from '#contract/osm/osm-tags.ts'
import { commercePath } from '#contract/site-paths.ts'
import { CONFIRMED_AT } from '../commerces/confirmed-at.ts'
import { townOfAddress } from '../config/effective-settings.ts'
import { columnsOf } from '../database/columns-of.ts'
import { prepared } from '../database/prepared.ts'
import { categories, commerces, publishedCommerces } from '../database/schema.ts'
import { townCalendar } from '../hours/calendar.ts'
import { csvOf } from '../http/csv.ts'
import { isOn } from '../modules.ts'
import { OFFER_COUNT_TODAY } from '../offers/offer-state-sql.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { todayOf } from '../today.ts'

type Source = Pick<Services, 'db' | 'config' | 'settings' | 'clock'>

async function listOpenCommerces(services: Source): Promise<OpenCommerce[]> {
  const today = todayOf(services)
  return (await listRows(services)).map(({ hours, confirmed_at: _, ...row }) => ({
    ...row,
    opening_hours: hoursTexts(hours, today).opening_hours,
    url: services.config.publicUrl + commercePath(row),
  }))
}

async function listRows(services: Source) {
  const { db } = services
  const [rows, named] = await Promise.all([
    listStatement(db).execute({ today: todayOf(services) }),
    db.select({ id: categories.id, name: categories.name }).from(categories),
  ])
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ category, ...row }) => ({
    ...row,
    offers: isOn(services, 'offers') ? row.offers : 0,
    category: category.flatMap((id) => names.get(id) ?? []),
  }))
}

const listStatement = prepared((db) =>
  db
    .select({
      id: commerces.id,
      ...columnsOf(commerces, publicCommerceOutputs),
      hours: commerces.hours,
      offers: OFFER_COUNT_TODAY,
      updated_at: commerces.updated_at,
      confirmed_at: CONFIRMED_AT,
    })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .orderBy(desc(commerces.id))
    .prepare('list_open_commerces'),
)

/** Returns the shops as CSV. Lists, such as categories, are separated by commas. Each fact is a column. */
export async function commercesCsv(source: Source): Promise<string> {
  const shops = await listOpenCommerces(source)
  const rows = shops.map((shop) => ({
    ...shop,
    category: shop.category.join(', '),
    sells: shop.sells.join(', '),
    ...shop.facts,
    languages: shop.facts.languages?.join(', '),
  }))
  const columns = Object.keys(openCommerce.shape).flatMap((name) =>
    name === 'facts' ? FACT_NAMES : name,
  )
  return csvOf(rows, columns)
}

export async function commercesGeoJson(source: Source): Promise<OpenCommerceMap> {
  const shops = await listOpenCommerces(source)
  const changes = shops.map(({ updated_at }) => updated_at)
  return {
    type: 'FeatureCollection',
    license: OPEN_DATA_LICENSE,
    attribution: attributionOf(source),
    updated_at: changes.toSorted().at(-1) ?? null,
    features: shops.map(({ latitude, longitude, ...properties }) => ({
      type: 'Feature',
      id: properties.id,
      geometry:
        latitude === null || longitude === null
          ? null
          : { type: 'Point', coordinates: [longitude, latitude] },
      properties,
    })),
  }
}

export async function osmGeoJson(source: Source & Pick<Services, 'untilChange'>): Promise<OsmMap> {
  const [rows, calendar] = await Promise.all([listRows(source), townCalendar(source)])
  const settings = source.settings.present()
  const town = townOfAddress(settings)
  const zone = timeZone(settings.time_zone)
  const today = todayOf(source)
  return {
    type: 'FeatureCollection',
    license: OPEN_DATA_LICENSE,
    attribution: attributionOf(source),
    features: rows.flatMap(({ id, latitude, longitude, confirmed_at, ...row }) => {
      if (latitude === null || longitude === null) return []
      const shop = { ...row, confirmed_on: zone.dateOf(Date.parse(confirmed_at)) }
      return {
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: osmTags(shop, { town, calendar, today }),
      }
    }),
  }
}

function attributionOf({ settings, config }: Source): string {
  const { legal_name, town } = settings.present()
  return legal_name || [`Escaparate${town ? ` de ${town}` : ''}`, config.publicUrl].join(', ')
}
