import type { Category } from '#contract/categories.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import { formatCount } from '#contract/numbers.ts'
import { commercePath, facadePath } from '#contract/site-paths.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { isShut } from '#web/commerces/open-words.ts'
import { formatDistance } from '#web/format/distances.ts'
import ticket from '#web/offers/ticket.module.css'
import { Card, CardBody, CardLink, CardPicture } from '#web/ui/card.tsx'
import styles from './listed-commerce-card.module.css'

type ListedCommerceCardProps = {
  shop: ListedCommerce
  categories: readonly Category[]
  isEager?: boolean
  heading?: 'h2' | 'h3'
}

export function ListedCommerceCard(props: ListedCommerceCardProps) {
  const { shop, categories, isEager, heading: Name = 'h3' } = props
  const [category] = categoryNames(shop.category, categories)
  return (
    <Card as="article">
      <CardPicture tag={shop.offers > 0 && <OfferCount count={shop.offers} />}>
        <CommercePhoto
          commerce={shop}
          shop={{ id: shop.id, name: shop.name, category }}
          sizes="(max-width: 48em) 80vw, (max-width: 75em) 50vw, 300px"
          alt=""
          isEager={isEager}
          facade={facadePath(shop)}
          isShut={isShut(shop)}
        />
      </CardPicture>
      <CardBody>
        <Name className="name">
          <CardLink href={commercePath(shop)}>{shop.name}</CardLink>
        </Name>
        <p className={`mt-6 note ${styles.details}`}>
          {category && `${category} · `}
          {shop.direction}
        </p>
        <OpenBadge shop={shop} isShort />
        {typeof shop.distance === 'number' && (
          <p className="mt-6 note">{formatDistance(shop.distance)}</p>
        )}
      </CardBody>
    </Card>
  )
}

function OfferCount({ count }: { count: number }) {
  return (
    <span className={`inline-row gap-8 rounded-chip small strong ${ticket.type} ${styles.offers}`}>
      {formatCount(count, 'oferta', 'ofertas')}
    </span>
  )
}
