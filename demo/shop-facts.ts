import { type Facts, facts } from '#contract/facts/facts.ts'
import type { TownShop } from './shape.ts'

/** By the name of the shop, as its owner would say it. */
const BY_NAME: Record<string, object> = {
  'Panadería La Espiga': {
    step_cm: 0,
    door_cm: 90,
    card: true,
    bizum: true,
    cash: true,
    delivery: false,
    orders: true,
    languages: ['es', 'ca'],
  },
  'Flores Azahar': {
    step_cm: 12,
    door_cm: 85,
    ramp: true,
    bell: true,
    card: true,
    bizum: true,
    delivery: true,
    dogs: true,
  },
  'Bodega La Tinaja': { step_cm: 5, door_cm: 80, card: true, bizum: false, cash: true },
}

/** What a shop of the demo town says of its door, of payment and of its service. */
export const factsOf = ({ name }: TownShop): Facts => facts.parse(BY_NAME[name] ?? {})
