import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { pointOnMap } from '#contract/map.ts'
import { OWNER } from '#contract/roles.ts'
import { location } from '#drawing/location.ts'
import { storedRole } from '#web/api/session.ts'
import { useSite } from '#web/api/site.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { isHidden } from '#web/commerces/commerce-status.tsx'
import { ContactList } from '#web/commerces/contact-list.tsx'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { isShut } from '#web/commerces/open-words.ts'
import { contactNotes, PendingRows } from '#web/commerces/pending-rows.tsx'
import { MapPicture } from '#web/map/map-picture.tsx'
import { CategorySymbol, Drawing } from '#web/ui/drawing.tsx'
import type { Route } from './+types/commerce-detail.ts'
import styles from './commerce-detail.module.css'

type ShopDataProps = Route.ComponentProps['loaderData']

export function ShopPicture({ commerce, categories, publicShop }: ShopDataProps) {
  return (
    <div className={`relative ${styles.picture}`}>
      <div className={`frame rounded-card overflow-clip ${styles.photo}`}>
        <CommercePhoto
          commerce={commerce}
          shop={facadeOf(commerce, categories)}
          sizes="(max-width: 48em) 100vw, 500px"
          alt={`Foto de ${commerce.name}`}
          isEager
          isShut={publicShop && isShut(publicShop)}
        />
      </div>
      {publicShop && (
        <div className={styles.state}>
          <OpenBadge shop={publicShop} closedUntil={commerce.hours?.closure?.to} />
        </div>
      )}
    </div>
  )
}

export function ShopData({ commerce, categories, proposal, direct }: ShopDataProps) {
  const isOwner = storedRole() === OWNER
  const shop = { commerce, categories }
  return (
    <div className={`stack gap-24 content-start ${styles.rest}`}>
      <ul className="cluster gap-x-16" aria-label="Categorías">
        {categoryNames(commerce.category, categories).map((name) => (
          <li key={name} className="inline-row gap-8 small strong break-anywhere">
            <CategorySymbol category={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
      <p className="pre-line">{commerce.description}</p>
      {proposal && !isHidden(commerce) && (
        <p className="muted">
          Esto es lo que ven hoy {isOwner ? 'tus' : 'los'} vecinos. Lo que está en revisión aún no
          sale.
        </p>
      )}
      <ContactList commerce={commerce} notes={contactNotes(shop, direct)} isText={isOwner}>
        <PendingRows {...shop} />
      </ContactList>
      <Location {...shop} />
    </div>
  )
}

function Location({
  commerce,
  categories,
}: {
  commerce: Commerce
  categories: readonly Category[]
}) {
  const townMap = useSite()?.map
  const place = pointOnMap(commerce, townMap)
  const svg = location(facadeOf(commerce, categories), commerce.direction)
  const drawing = <Drawing svg={svg} className={styles.map} />
  return (
    <div className={`card overflow-clip ${styles.place}`}>
      {place && townMap ? (
        <MapPicture point={place} townMap={townMap}>
          {drawing}
        </MapPicture>
      ) : (
        drawing
      )}
    </div>
  )
}
