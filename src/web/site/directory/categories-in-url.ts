import type { RouterContextProvider } from 'react-router'
import type { ListedCategory } from '#contract/directory.ts'
import { slugOf } from '#contract/slug.ts'
import { readAll } from '#web/api/read-api.ts'

/** Returns the categories in a URL: slugs, and ids in old URLs. */
export function categorySlugsIn(params: URLSearchParams, inPath?: string): string[] {
  const names = [inPath ?? '', ...params.getAll('categoria')]
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Finds the categories with these slugs, including former ones. */
export async function findCategories(
  context: Readonly<RouterContextProvider>,
  categories: readonly ListedCategory[],
  names: readonly string[],
): Promise<ListedCategory[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const present =
        categories.find(({ slug }) => slug === name) ??
        categories.find(({ id }) => `${id}` === name)
      if (present) return present
      const [renamed] = await readAll<ListedCategory>(context, 'directory/categories/', {
        slug: slugOf(name),
      })
      return categories.find(({ id }) => id === renamed?.id)
    }),
  )
  return [...new Set(found.filter((one) => one !== undefined))]
}
