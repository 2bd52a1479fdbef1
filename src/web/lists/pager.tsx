import { Link, useLocation } from 'react-router'
import { formatNumber } from '#contract/numbers.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'
import { changedUrl } from './list-url.ts'

export function Pager({ page, count }: { page: number; count: number }) {
  const location = useLocation()
  if (count <= PAGE_SIZE) return null
  const link = (other: number) => ({
    to: changedUrl(location, { ver: '', pagina: other > 1 ? String(other) : '' }),
    className: `inline-row gap-4 tap rounded-button no-underline px-12 soft ${styles.link}`,
  })
  return (
    <nav className="row wrap gap-8 mt-32 max-w-1120" aria-label="Páginas">
      {page > 1 && (
        <Link {...link(page - 1)} rel="prev">
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </Link>
      )}
      <span className="mx-auto muted small one-line tabular">{formatRowRange(page, count)}</span>
      {page * PAGE_SIZE < count && (
        <Link {...link(page + 1)} rel="next">
          Siguiente
          <IconChevronRight size={24} aria-hidden />
        </Link>
      )}
    </nav>
  )
}

/** Formats which rows a page shows: '21–40 de 51'. */
export function formatRowRange(page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, count)
  return `${formatNumber(first)}–${formatNumber(last)} de ${formatNumber(count)}`
}
