import type { CategoryUse } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'

/** Formats the use of a category without zeros: '9 comercios y 1 oferta'. */
export function formatUse({
  commerces,
  offers,
}: Pick<CategoryUse, 'commerces' | 'offers'>): string {
  const parts = [
    commerces > 0 && formatCount(commerces, 'comercio', 'comercios'),
    offers > 0 && formatCount(offers, 'oferta', 'ofertas'),
  ]
  return parts.filter(Boolean).join(' y ')
}
