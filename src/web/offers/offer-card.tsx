import type { Offer } from '#contract/offers.ts'
import { photoSrcset } from '#contract/photos.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import { OfferCloth } from '#web/ui/drawing.tsx'
import { IconTag } from '#web/ui/icons.ts'
import { Photo } from '#web/ui/photo.tsx'
import styles from './offer-card.module.css'

/** An offer as a raffle ticket; `trade` is the name of its first category. */
export function OfferCard({ offer, trade }: { offer: Offer; trade: string | undefined }) {
  const { id, title, description, type, photo, photo_placeholder } = offer
  const cloth = <OfferCloth offer={{ id, category: trade }} w={330} h={176} />
  return (
    <Card as="article">
      <div className={styles.picture}>
        <Photo
          src={photo ?? ''}
          srcSet={photo ? photoSrcset(photo) : undefined}
          sizes="(max-width: 48em) 100vw, 380px"
          width={1600}
          height={1100}
          placeholder={photo_placeholder ?? undefined}
          alt=""
          fallback={cloth}
        />
        <p className={styles.type}>
          <IconTag size={20} aria-hidden />
          {type}
        </p>
      </div>
      <CardBody className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
      </CardBody>
    </Card>
  )
}
