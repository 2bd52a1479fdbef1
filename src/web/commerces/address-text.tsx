import type { WholeAddress } from '#contract/address.ts'
import { addressLines } from '#contract/address-lines.ts'
import styles from './address-text.module.css'
import { useTown } from './use-town.ts'

/** An address in its two lines. */
export function AddressText({ address }: { address: WholeAddress }) {
  const [street, place] = addressLines(address, useTown())
  return (
    <span className={styles.address}>
      <span>{street}</span>
      {/* Read aloud as one, the lines need a pause between them. */}
      {place && <span className="visually-hidden">, </span>}
      {place && <span className="muted small regular">{place}</span>}
    </span>
  )
}
