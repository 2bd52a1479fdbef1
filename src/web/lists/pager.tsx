import { Link, type Location, useLocation } from 'react-router'
import { PAGE_SIZE } from '#contract/paging.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'
import { formatRowRange } from './paging.ts'

/** Links to the pages before and after; nothing if there is only one page. */
export function Pager({ page, count }: { page: number; count: number }) {
  const location = useLocation()
  if (count <= PAGE_SIZE) return null
  return (
    <nav className="row wrap gap-8 mt-32 max-w-1120" aria-label="Páginas">
      {page > 1 && (
        <Link
          to={pageUrl(location, page - 1)}
          className={`inline-row gap-4 tap rounded-button no-underline px-12 soft ${styles.link}`}
          rel="prev"
        >
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </Link>
      )}
      <span className={`muted small one-line tabular ${styles.rows}`}>
        {formatRowRange(page, count)}
      </span>
      {page * PAGE_SIZE < count && (
        <Link
          to={pageUrl(location, page + 1)}
          className={`inline-row gap-4 tap rounded-button no-underline px-12 soft ${styles.link}`}
          rel="next"
        >
          Siguiente
          <IconChevronRight size={24} aria-hidden />
        </Link>
      )}
    </nav>
  )
}

/** Keeps other parameters, such as the search, except the open item. */
function pageUrl({ pathname, search }: Location, page: number): string {
  const params = new URLSearchParams(search)
  params.delete('pagina')
  params.delete('ver')
  if (page > 1) params.set('pagina', String(page))
  return params.size === 0 ? pathname : `${pathname}?${params}`
}
