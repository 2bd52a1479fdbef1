import { Link, useLocation } from 'react-router'
import { PAGE_SIZE } from '#contract/paging.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'
import { changedUrl } from './list-url.ts'
import { formatRowRange } from './paging.ts'

export function Pager({ page, count }: { page: number; count: number }) {
  const location = useLocation()
  if (count <= PAGE_SIZE) return null
  const urlOf = (other: number) =>
    changedUrl(location, { ver: '', pagina: other > 1 ? String(other) : '' })
  return (
    <nav className="row wrap gap-8 mt-32 max-w-1120" aria-label="Páginas">
      {page > 1 && (
        <Link
          to={urlOf(page - 1)}
          className={`inline-row gap-4 tap rounded-button no-underline px-12 soft ${styles.link}`}
          rel="prev"
        >
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </Link>
      )}
      <span className="mx-auto muted small one-line tabular">{formatRowRange(page, count)}</span>
      {page * PAGE_SIZE < count && (
        <Link
          to={urlOf(page + 1)}
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
