import { Link } from 'react-router'
import type { ListedCategory } from '#contract/directory.ts'
import { TradeSymbol } from '#web/ui/drawing.tsx'
import { directoryAddress } from './addresses.ts'
import styles from './trade-links.module.css'

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
