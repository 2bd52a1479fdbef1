import { desc, eq } from 'drizzle-orm'
import { publicCommerceOutputs } from '#contract/commerce-fields.ts'
import { hoursTexts } from '#contract/hours/hours-texts.ts'
import {
  OPEN_DATA_LICENSE,
  type OpenCommerce,
  type OpenCommerceMap,
  openCommerce,
} from '#contract/open-data.ts'
import { commercePath } from '#contract/site-paths.ts'
import { columnsOf } from '../database/columns-of.ts'
import { prepared } from '../database/prepared.ts'
import { categories, commerces, publishedCommerces } from '../database/schema.ts'
import { csvOf } from '../http/csv.ts'
import { OFFERS_TODAY } from '../offers/running.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

type Source = Pick<Services, 'db' | 'config' | 'settings' | 'clock'>

/** Every published shop, the newest first. */
async function listOpenCommerces(services: Source): Promise<OpenCommerce[]> {
  const { db, config } = services
  const [rows, named] = await Promise.all([
    listStatement(db).execute({ today: todayOf(services) }),
    db.select({ id: categories.id, name: categories.name }).from(categories),
  ])
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ hours, category, ...row }) => ({
    ...row,
    category: category.flatMap((id) => names.get(id) ?? []),
    opening_hours: hoursTexts(hours).opening_hours,
    url: config.publicUrl + commercePath(row),
  }))
}

const listStatement = prepared((db) =>
  db
    .select({
      id: commerces.id,
      ...columnsOf(commerces, publicCommerceOutputs),
      hours: commerces.hours,
      offers: OFFERS_TODAY,
      updated_at: commerces.updated_at,
    })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .orderBy(desc(commerces.id))
    .prepare('list_open_commerces'),
)

/** The same for a spreadsheet. Several categories and words are separated by commas. */
export async function commercesCsv(source: Source): Promise<string> {
  const shops = await listOpenCommerces(source)
  const rows = shops.map((shop) => ({
    ...shop,
    category: shop.category.join(', '),
    sells: shop.sells.join(', '),
  }))
  return csvOf(rows, Object.keys(openCommerce.shape))
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

/** The attribution that users of the data have to show. */
function attributionOf({ settings, config }: Source): string {
  const { legal_name, town } = settings.present()
  return legal_name || [`Escaparate${town ? ` de ${town}` : ''}`, config.publicUrl].join(', ')
}
