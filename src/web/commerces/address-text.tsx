import type { WholeAddress } from '#contract/address.ts'
import { addressLines } from '#contract/address-lines.ts'
import { useTown } from '#web/api/site.ts'

export function AddressText({ address }: { address: WholeAddress }) {
  const [street, place] = addressLines(address, useTown())
  return (
    <span className="grid leading-14">
      <span>{street}</span>
      {/* A pause between the two lines for screen readers. */}
      {place && <span className="visually-hidden">, </span>}
      {place && <span className="muted small regular">{place}</span>}
    </span>
  )
}
