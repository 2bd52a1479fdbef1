import type { ComponentProps } from 'react'
import { percentOff } from '#contract/offer-prices.ts'
import { Said, TextField } from '#web/forms/field.tsx'
import styles from './offer-form.module.css'
import { readPrices } from './typed-prices.ts'

type Price = ComponentProps<typeof TextField>

/** Fields for the price and the previous price, with the discount that follows from them. */
export function PriceFields({ price, before }: { price: Price; before: Price }) {
  const hasPrice = price.value !== '' || before.value !== ''
  const percent = percentOff(readPrices(String(price.value), String(before.value)))
  return (
    <div>
      <div className={`grid align-start gap-12 ${styles.prices}`}>
        <TextField {...price} inputMode="decimal" autoComplete="off" placeholder="1,90 €" />
        {hasPrice && (
          <TextField {...before} inputMode="decimal" autoComplete="off" placeholder="2,50 €" />
        )}
      </div>
      {hasPrice && (
        <p className="mt-8 note">
          En «antes», el precio más bajo de los últimos 30 días: lo pide la ley.
        </p>
      )}
      {percent !== undefined && percent > 0 && <Said>Sale un {percent}&nbsp;% menos.</Said>}
    </div>
  )
}
