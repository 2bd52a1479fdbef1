import { z } from 'zod'
import { publicCommerceOutputs } from './commerce-fields.ts'

/** Creative Commons Attribution 4.0: anybody may use the data if the source is named. */
export const OPEN_DATA_LICENSE = 'https://creativecommons.org/licenses/by/4.0/deed.es'

const fields = z
  .object(publicCommerceOutputs)
  .omit({ category: true, photo_focus_x: true, photo_focus_y: true })

/** A shop of the open data, without photos, because their owners have the rights. */
export const openCommerce = z.object({
  id: z.int(),
  ...fields.shape,
  category: z.array(z.string()),
  opening_hours: z.string(),
  offers: z.int(),
  url: z.url(),
  updated_at: z.iso.datetime(),
})
export type OpenCommerce = z.infer<typeof openCommerce>

/** `coordinates` are longitude and latitude. */
const point = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number(), z.number()]),
})

/** GeoJSON (RFC 7946); license and attribution are foreign members (section 6.1). */
const collection = {
  type: z.literal('FeatureCollection'),
  license: z.url(),
  attribution: z.string(),
}
const feature = { type: z.literal('Feature'), id: z.int() }

export const openCommerceMap = z.object({
  ...collection,
  updated_at: z.iso.datetime().nullable(),
  features: z.array(
    z.object({
      ...feature,
      geometry: point.nullable(),
      properties: openCommerce.omit({ latitude: true, longitude: true }),
    }),
  ),
})
export type OpenCommerceMap = z.infer<typeof openCommerceMap>

/** The shops with a place on the map, in OpenStreetMap's tags. */
export const osmMap = z.object({
  ...collection,
  features: z.array(
    z.object({ ...feature, geometry: point, properties: z.record(z.string(), z.string()) }),
  ),
})
export type OsmMap = z.infer<typeof osmMap>
