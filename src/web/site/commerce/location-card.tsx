import type { ListedCommerce } from '#contract/directory.ts'
import { location } from '#drawing/location.ts'
import type { Notice } from '#drawing/shutter.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { ContactList } from '#web/commerces/contact-list.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './location-card.module.css'

type LocationCardProps = {
  shop: ListedCommerce
  drawn: FacadeShop
  /** What hangs on its shutter. */
  notice?: Notice | undefined
  className?: string | undefined
}

/**
 * Where a shop is and how to reach it; the drawn address is hidden from screen readers, who get it once.
 */
export function LocationCard({ shop, drawn, notice, className = '' }: LocationCardProps) {
  return (
    <Card as="aside" className={`${styles.place} ${className}`}>
      <div className={styles.picture} aria-hidden>
        <Drawing svg={location(drawn, shop.direction, { notice })} />
      </div>
      <CardBody>
        <ContactList commerce={shop} hasDirectionsButton />
      </CardBody>
    </Card>
  )
}
