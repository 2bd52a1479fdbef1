import type { ListedOffer } from '#contract/directory.ts'
import { sayPrice } from '#contract/offer-prices.ts'
import { Button } from '#web/ui/button.tsx'
import { IconCopy } from '#web/ui/icons.ts'
import styles from './offer-route.module.css'

/** The conditions of an offer, and an explanation of its previous price. */
export function OfferTerms({ offer }: { offer: ListedOffer }) {
  const { conditions, previous_price } = offer
  const before =
    previous_price !== null &&
    `${sayPrice(previous_price)} es su precio más bajo de los últimos 30 días.`
  if (conditions === '' && !before) return null
  return <p className="mt-12 muted pre-line">{[conditions, before].filter(Boolean).join('\n')}</p>
}

/** The code that customers say in the shop. */
export function OfferCode({ code }: { code: string }) {
  if (code === '') return null
  return (
    <section
      className={`grid gap-12 mt-24 centered ${styles.counter}`}
      aria-labelledby="codigo"
      data-only-now
    >
      <h2 id="codigo" className="title">
        Dilo en el mostrador
      </h2>
      <p className={`bold rounded-button p-12 ${styles.code}`}>{code}</p>
      <Button
        variant="soft"
        data-does="copy"
        data-text={code}
        className="scripts-only no-print"
        icon={IconCopy}
      >
        <span data-words>Copiar código</span>
      </Button>
      <span role="status" className="visually-hidden" />
      <p>o enseña esta página</p>
    </section>
  )
}
