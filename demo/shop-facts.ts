import { type Facts, facts } from '#contract/facts/facts.ts'
import type { TownShop } from './shape.ts'

/** Facts by shop name, as in a request. */
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

/** Returns the facts of a demo shop. */
export const factsOf = ({ name }: TownShop): Facts => facts.parse(BY_NAME[name] ?? {})
