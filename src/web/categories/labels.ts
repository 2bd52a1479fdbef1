import type { CategoryUse } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'

export const formatUse = ({ commerces, offers }: Pick<CategoryUse, 'commerces' | 'offers'>) =>
  [
    commerces > 0 && formatCount(commerces, 'comercio', 'comercios'),
    offers > 0 && formatCount(offers, 'oferta', 'ofertas'),
  ]
    .filter(Boolean)
    .join(' y ')
