import type { ListedCategory } from '#contract/directory.ts'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { directoryUrl } from './directory-url.ts'

export function CategoryLinks({ categories }: { categories: readonly ListedCategory[] }) {
  return (
    <ul className="cluster gap-8 mt-16" aria-label="Categorías">
      {categories.map(({ id, slug, name }) => (
        <li key={id}>
          <a href={directoryUrl({ categories: [slug] })} className="chip px-14 surface">
            <CategorySymbol category={name} size={28} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
