import type { Category } from '#contract/categories.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { PhotoFocus } from '#contract/photos.ts'
import { commercePath, facadePath } from '#contract/site-paths.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { formatDistance } from '#web/format/distances.ts'
import { formatCount } from '#web/format/numbers.ts'
import { Card, CardBody, CardLink, CardPicture } from '#web/ui/card.tsx'
import { IconTag } from '#web/ui/icons.ts'
import styles from './listed-commerce-card.module.css'

type ListedCommerceCardProps = {
  shop: Pick<
    ListedCommerce,
    | 'id'
    | 'name'
    | 'category'
    | 'direction'
    | 'offers'
    | 'photo'
    | 'photo_placeholder'
    | 'open_state'
    | 'open_until'
    | 'opens_at'
    | 'may_change'
    | 'distance'
    | keyof PhotoFocus
  >
  categories: readonly Category[]
  /** Visible without scrolling. */
  isEager?: boolean
  /** Of its pin on the map beside the list. */
  number?: number | undefined
  /** Its heading level. */
  heading?: 'h2' | 'h3'
}

/** A public shop; the whole card is a link. */
export function ListedCommerceCard({
  shop,
  categories,
  isEager,
  number,
  heading: Name = 'h3',
}: ListedCommerceCardProps) {
  const [category] = categoryNames(shop.category, categories)
  return (
    <Card as="article">
      <CardPicture tag={shop.offers > 0 && <OfferCount count={shop.offers} />}>
        <CommercePhoto
          commerce={shop}
          shop={facadeOf(shop, categories)}
          sizes="(max-width: 48em) 80vw, (max-width: 75em) 50vw, 300px"
          alt=""
          isEager={isEager}
          facade={facadePath(shop)}
        />
        {number !== undefined && (
          <span className={styles.number}>
            <span className="visually-hidden">En el mapa, el </span>
            {number}
          </span>
        )}
      </CardPicture>
      <CardBody>
        <Name className={styles.name}>
          <CardLink href={commercePath(shop)}>{shop.name}</CardLink>
        </Name>
        <p className={styles.details}>
          {category && `${category} · `}
          {shop.direction}
        </p>
        <OpenBadge shop={shop} isShort />
        {typeof shop.distance === 'number' && (
          <p className={styles.details}>{formatDistance(shop.distance)}</p>
        )}
      </CardBody>
    </Card>
  )
}

function OfferCount({ count }: { count: number }) {
  return (
    <span className={styles.offers}>
      <IconTag size={20} aria-hidden />
      {formatCount(count, 'oferta', 'ofertas')}
    </span>
  )
}
