import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { FacadeShop } from '#drawing/traits.ts'

/** Returns the categories in the order of `ids`; unknown ids are omitted. */
export const categoriesOf = <Item extends Category>(
  ids: readonly number[],
  categories: readonly Item[],
) => ids.flatMap((id) => categories.find((category) => category.id === id) ?? [])

export const categoryNames = (ids: readonly number[], categories: readonly Category[]) =>
  categoriesOf(ids, categories).map(({ name }) => name)

/** Returns the input of the drawings: a shop with the name of its first category. */
export function facadeOf(
  commerce: Pick<Commerce, 'id' | 'name' | 'category'>,
  categories: readonly Category[],
): FacadeShop {
  const { id, name } = commerce
  return { id, name, category: categoryNames(commerce.category, categories)[0] }
}
