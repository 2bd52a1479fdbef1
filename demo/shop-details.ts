import { z } from 'zod'
import { inputsOf } from '#contract/field-table.ts'
import { LINK_FIELDS } from '#contract/link-fields.ts'
import { readAddress } from '#contract/read-address.ts'
import { DEMO_TOWN } from '#server/config/demo-settings.ts'
import type { TownShop } from './shape.ts'

const links = z.object(inputsOf(LINK_FIELDS))
const TOWN = { locality: DEMO_TOWN, region: null, postal_codes: [] }
/** A code that no town has. */
const POSTAL_CODE = '12999'

export const linksOfShop = (shop: TownShop) => links.parse(shop.links ?? {})

export function addressOfShop({ direction }: Pick<TownShop, 'direction'>) {
  return { ...readAddress(direction, TOWN), postal_code: POSTAL_CODE }
}
