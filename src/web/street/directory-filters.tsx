import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListedCategory } from '#contract/directory.ts'
import { TradeSymbol } from '#web/ui/drawing.tsx'
import { IconCheck } from '#web/ui/icons.ts'
import { sayNumber } from '#web/ui/numbers.ts'
import { type DirectorySearch, directoryAddress } from './addresses.ts'
import styles from './directory-filters.module.css'

/** Trades that are in sight at once; the rest unfold. */
const SHOWN = 8

type DirectoryFiltersProps = { asked: DirectorySearch; categories: readonly ListedCategory[] }

/** Every filter is a link: it works without scripts, and each choice has an address of its own. */
export function DirectoryFilters({ asked, categories }: DirectoryFiltersProps) {
  const present = categories
    .filter(({ slug, commerces }) => commerces > 0 || slug === asked.category)
    .toSorted((one, other) => other.commerces - one.commerces)
  const isFiltered = asked.category !== undefined || asked.offers
  // With nothing found there is nothing to narrow down.
  if (present.length === 0 && !isFiltered) return null
  const more = present.slice(SHOWN)
  const trade = (category: ListedCategory) => (
    <li key={category.id}>
      <Filter
        isOn={category.slug === asked.category}
        count={category.commerces}
        to={toggled(asked, category.slug)}
      >
        <TradeSymbol category={category.name} size={28} />
        {category.name}
      </Filter>
    </li>
  )
  return (
    <nav aria-label="Filtros" className={styles.filters}>
      {present.length > 0 && (
        <>
          <h2 className={styles.name}>Qué es</h2>
          <ul className={styles.trades}>{present.slice(0, SHOWN).map(trade)}</ul>
        </>
      )}
      {more.length > 0 && (
        <details open={more.some(({ slug }) => slug === asked.category)}>
          <summary className={styles.more}>Ver las {sayNumber(present.length)} categorías</summary>
          <ul className={styles.trades}>{more.map(trade)}</ul>
        </details>
      )}
      <h2 className={`${styles.name} ${styles.second}`}>Ofertas</h2>
      <Filter isOn={asked.offers ?? false} to={toOffers(asked)}>
        Solo con ofertas
      </Filter>
      {isFiltered && (
        <Link to={directoryAddress({ q: asked.q })} className={styles.clear}>
          Quitar filtros
        </Link>
      )}
    </nav>
  )
}

type FilterProps = { isOn: boolean; to: string; count?: number; children: ReactNode }

function Filter({ isOn, to, count, children }: FilterProps) {
  return (
    <Link
      to={to}
      className={styles.filter}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      <span className={styles.box}>{isOn && <IconCheck size={20} aria-hidden />}</span>
      <span className={styles.words}>{children}</span>
      {count !== undefined && <span className={styles.count}>{sayNumber(count)}</span>}
    </Link>
  )
}

function toggled(asked: DirectorySearch, slug: string): string {
  const category = asked.category === slug ? undefined : slug
  return directoryAddress({ ...asked, category, page: 1 })
}

function toOffers(asked: DirectorySearch): string {
  return directoryAddress({ ...asked, offers: !asked.offers, page: 1 })
}
