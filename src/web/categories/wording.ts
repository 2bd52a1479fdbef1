import type { CategoryUse } from '#contract/categories.ts'
import { sayCount } from '#web/format/numbers.ts'

/** '9 comercios y 1 oferta': what there is none of is left out. */
export function sayUse({ commerces, offers }: Pick<CategoryUse, 'commerces' | 'offers'>): string {
  const parts = [
    commerces > 0 && sayCount(commerces, 'comercio', 'comercios'),
    offers > 0 && sayCount(offers, 'oferta', 'ofertas'),
  ]
  return parts.filter(Boolean).join(' y ')
}
