import { Link } from 'react-router'
import { sayNumber } from '#web/format/numbers.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import styles from './page-links.module.css'

type StreetPagerProps = { page: number; count: number; size: number; to: (page: number) => string }

/** The ways to the pages before and after; nothing where one page holds all. */
export function StreetPager({ page, count, size, to }: StreetPagerProps) {
  const pages = Math.ceil(count / size)
  if (pages <= 1) return null
  return (
    <nav className={styles.pager} aria-label="Páginas">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </Link>
      )}
      <span>
        Página {sayNumber(page)} de {sayNumber(pages)}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          Siguiente
          <IconChevronRight size={24} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
