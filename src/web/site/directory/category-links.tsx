import { Link } from 'react-router'
import type { ListedCategory } from '#contract/directory.ts'
import { TradeSymbol } from '#web/ui/drawing.tsx'
import styles from './category-links.module.css'
import { directoryAddress } from './directory-url.ts'

/** Trades, each leading to all its shops. */
export function TradeLinks({ trades }: { trades: readonly ListedCategory[] }) {
  return (
    <ul className={styles.trades} aria-label="Categorías">
      {trades.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={directoryAddress({ categories: [slug] })} className={styles.trade}>
            <TradeSymbol category={name} size={28} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
