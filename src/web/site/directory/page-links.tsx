import { formatNumber } from '#contract/numbers.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'

type PageLinksProps = { page: number; count: number; size: number; to: (page: number) => string }

const LINK = 'inline-row gap-4 tap px-12 rounded-button soft link'

/** Links to the previous and next page; nothing for a single page. */
export function PageLinks({ page, count, size, to }: PageLinksProps) {
  const pages = Math.ceil(count / size)
  if (pages <= 1) return null
  return (
    <nav className="row wrap gap-8 mt-36" aria-label="Páginas">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={LINK}>
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </a>
      )}
      <span className="mx-auto muted small tabular">
        Página {formatNumber(page)} de {formatNumber(pages)}
      </span>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className={LINK}>
          Siguiente
          <IconChevronRight size={24} aria-hidden />
        </a>
      )}
    </nav>
  )
}
