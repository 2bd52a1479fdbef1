import { CategorySymbol } from '#web/ui/drawing.tsx'
import styles from './category-links.module.css'
import { directoryUrl } from './directory-url.ts'

type LinkedCategory = { id: number; slug: string; name: string }

type CategoryLinksProps = { categories: readonly LinkedCategory[] }

/** Categories, each with a link to its shops. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  return (
    <ul className={styles.categories} aria-label="Categorías">
      {categories.map(({ id, slug, name }) => (
        <li key={id}>
          <a href={directoryUrl({ categories: [slug] })} className={styles.category}>
            <CategorySymbol category={name} size={28} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
