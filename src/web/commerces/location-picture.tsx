import type { Commerce } from '#contract/commerces.ts'
import { isWithin } from '#contract/map.ts'
import { location } from '#drawing/location.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { useSite } from '#web/api/site.ts'
import { MapPicture } from '#web/map/map-picture.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { AddressText } from './address-text.tsx'
import styles from './commerce-detail.module.css'
import { DirectionsLink } from './map-link.tsx'

/** The location on the map, where it is known, else drawn, with a link to directions in the device's map app. */
export function LocationPicture({ shop, commerce }: { shop: FacadeShop; commerce: Commerce }) {
  const { direction: address, latitude, longitude } = commerce
  const townMap = useSite()?.map
  const place = latitude === null || longitude === null ? undefined : { latitude, longitude }
  const drawing = <Drawing svg={location(shop, address)} className={styles.picture} />
  return (
    <figure className={`card ${styles.place}`}>
      {place && townMap && isWithin(place, townMap.bounds) ? (
        <MapPicture at={place} townMap={townMap}>
          {drawing}
        </MapPicture>
      ) : (
        drawing
      )}
      <figcaption className={`row wrap between break-anywhere ${styles.caption}`}>
        <AddressText address={commerce} />
        <DirectionsLink shop={commerce} className="inline-row gap-8 tap no-print" />
      </figcaption>
    </figure>
  )
}
