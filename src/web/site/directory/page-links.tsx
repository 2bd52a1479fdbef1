import { formatNumber } from '#contract/numbers.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import styles from './directory-route.module.css'

type PageLinksProps = { page: number; count: number; size: number; to: (page: number) => string }

/** Links to the previous and next page; nothing for a single page. */
export function PageLinks({ page, count, size, to }: PageLinksProps) {
  const pages = Math.ceil(count / size)
  if (pages <= 1) return null
  return (
    <nav className={`row wrap gap-8 ${styles.pager}`} aria-label="Páginas">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </a>
      )}
      <span>
        Página {formatNumber(page)} de {formatNumber(pages)}
      </span>
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          Siguiente
          <IconChevronRight size={24} aria-hidden />
        </a>
      )}
    </nav>
  )
}
