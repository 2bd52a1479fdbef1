import { Link, useLocation } from 'react-router'
import { PAGE_SIZE } from '#contract/paging.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import styles from './pager.module.css'
import { rowsShown } from './paging.ts'

/** The ways to the pages before and after, in the address; nothing where one page holds all. */
export function Pager({ page, count }: { page: number; count: number }) {
  const { pathname } = useLocation()
  if (count <= PAGE_SIZE) return null
  return (
    <nav className={styles.pager} aria-label="Páginas">
      {page > 1 && (
        <Link to={pageAddress(pathname, page - 1)} className={styles.way} rel="prev">
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </Link>
      )}
      <span className={styles.span}>{rowsShown(page, count)}</span>
      {page * PAGE_SIZE < count && (
        <Link to={pageAddress(pathname, page + 1)} className={styles.way} rel="next">
          Siguiente
          <IconChevronRight size={24} aria-hidden />
        </Link>
      )}
    </nav>
  )
}

function pageAddress(pathname: string, page: number): string {
  return page === 1 ? pathname : `${pathname}?pagina=${page}`
}
