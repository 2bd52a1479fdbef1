import type { Bounds, TownMap } from '#contract/map.ts'
import { townOf } from '../config/effective-settings.ts'
import { currentSettings } from '../current-settings.ts'
import type { Services } from '../services.ts'
import { boundsAroundMiddle, boundsOfShops } from './town-bounds.ts'

type Call = Pick<Services, 'config' | 'db' | 'settings' | 'changes' | 'untilChange' | 'geocoder'>

/** Returns the map of the town; null if there are no tiles or the town's location is unknown. */
export async function townMapOf(call: Call): Promise<TownMap | null> {
  const bounds = await townBounds(call)
  return bounds ? { attribution: call.config.tilesAttribution, bounds } : null
}

/** Returns the bounds of the tiles. The town's middle is only geocoded while no shop has coordinates. */
export async function townBounds(call: Call): Promise<Bounds | undefined> {
  if (call.config.tilesUrl === undefined) return undefined
  const ofShops = await call.untilChange.of('bounds of the town', () => boundsOfShops(call.db))
  if (ofShops) return ofShops
  const middle = await townMiddle(call)
  return middle && boundsAroundMiddle(middle)
}

async function townMiddle(call: Call) {
  const town = townOf(await currentSettings(call))
  if (town === null) return undefined
  return await call.geocoder.find([town.locality, town.region].filter(Boolean).join(', '))
}
