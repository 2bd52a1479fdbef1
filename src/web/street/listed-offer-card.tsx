import type { Category } from '#contract/categories.ts'
import type { ListedOffer } from '#contract/directory.ts'
import { photoSrcset } from '#contract/photos.ts'
import { categoryNames } from '#web/commerces/shop-of.ts'
import { Card, CardBody, CardLink } from '#web/ui/card.tsx'
import { OfferCloth } from '#web/ui/drawing.tsx'
import { IconTag } from '#web/ui/icons.ts'
import { Photo } from '#web/ui/photo.tsx'
import { facadeAddress, offerAddress } from './addresses.ts'
import styles from './listed-offer-card.module.css'

type ListedOfferCardProps = {
  offer: ListedOffer
  categories: readonly Category[]
  /** On its shop's own page, which says where. */
  isHere?: boolean
  eager?: boolean
}

/** An offer as neighbours see it: the whole ticket opens it. */
export function ListedOfferCard({ offer, categories, isHere, eager }: ListedOfferCardProps) {
  const { title, description, type, commerce } = offer
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.picture}>
        <OfferPicture offer={offer} categories={categories} eager={eager} />
        <OfferType type={type} className={styles.type!} />
      </div>
      <CardBody className={styles.body}>
        <h3 className={styles.title}>
          <CardLink to={offerAddress(offer)}>{title}</CardLink>
        </h3>
        {!isHere && (
          <p className={styles.where}>
            {commerce.name} · {commerce.direction}
          </p>
        )}
        <p className={styles.description}>{description}</p>
      </CardBody>
    </Card>
  )
}

type OfferPictureProps = {
  offer: ListedOffer
  categories: readonly Category[]
  eager?: boolean | undefined
}

/** Its photo, or its trade on a checked cloth. */
export function OfferPicture({ offer, categories, eager = false }: OfferPictureProps) {
  const { id, photo, photo_placeholder } = offer
  const [category] = categoryNames(offer.category, categories)
  return (
    <Photo
      src={photo ?? ''}
      {...(photo && { srcSet: photoSrcset(photo) })}
      sizes="(max-width: 48em) 100vw, 400px"
      width={1600}
      height={1100}
      {...(photo_placeholder && { placeholder: photo_placeholder })}
      alt=""
      eager={eager}
      facade={facadeAddress(offer.commerce)}
      fallback={<OfferCloth offer={{ id, ...(category && { category }) }} w={330} h={176} />}
    />
  )
}

export function OfferType({ type, className = '' }: { type: string; className?: string }) {
  return (
    <p className={`${styles.label} ${className}`}>
      <IconTag size={20} aria-hidden />
      {type}
    </p>
  )
}
