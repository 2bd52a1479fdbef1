import type { Category } from '#contract/categories.ts'
import type { ListedOffer } from '#contract/directory.ts'
import { facadePath, offerPath } from '#contract/site-paths.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { keepUnits } from '#web/format/units.ts'
import { OfferPicture } from '#web/offers/offer-picture.tsx'
import { PriceTag } from '#web/offers/price-tag.tsx'
import { OfferWhen } from '#web/offers/ticket.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import styles from './listed-offer-card.module.css'

type ListedOfferCardProps = {
  offer: ListedOffer
  categories: readonly Category[]
  /** 'row' has the picture beside the text. On wide screens 'card' has the picture above, 'lead' a large picture. */
  look?: 'row' | 'card' | 'lead'
  isEager?: boolean | undefined
  heading?: 'h2' | 'h3'
  /** True on a page of the offer's shop, where the card omits the shop's name. */
  isHere?: boolean
}

export function ListedOfferCard(props: ListedOfferCardProps) {
  const { offer, categories, look = 'row', isEager, isHere, heading: Title = 'h3' } = props
  const { commerce } = offer
  return (
    <Card as="article" className={`container grid ${styles.offer} ${styles[look] ?? ''}`}>
      <div className={`relative ${styles.picture}`}>
        <ListedOfferPicture offer={offer} categories={categories} isEager={isEager} />
      </div>
      <div className={`flex column gap-6 py-12 px-16 ${styles.words}`}>
        <Title className={styles.title}>
          <CardLink href={offerPath(offer)}>{keepUnits(offer.title)}</CardLink>
        </Title>
        {isHere ? (
          <p className="note two-lines">{keepUnits(offer.description)}</p>
        ) : (
          <p className="note">
            {commerce.name}
            <span className={styles.address}> · {commerce.direction}</span>
          </p>
        )}
        <PriceTag offer={offer} className={styles.tag!} />
        <OfferWhen offer={offer} isShort />
      </div>
    </Card>
  )
}

type ListedPictureProps = Pick<ListedOfferCardProps, 'offer' | 'categories' | 'isEager'>

export function ListedOfferPicture({ offer, categories, isEager = false }: ListedPictureProps) {
  return (
    <OfferPicture
      offer={offer}
      facade={facadePath(offer.commerce)}
      category={categoryNames(offer.category, categories)[0]}
      isEager={isEager}
    />
  )
}
