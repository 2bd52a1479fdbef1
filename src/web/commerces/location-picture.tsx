import { location } from '#drawing/location.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { IconRoute } from '#web/ui/icons.ts'
import styles from './location-picture.module.css'
import { MapLink } from './map-link.tsx'

/** A drawing of the location, with a link to directions in the device's map app. */
export function LocationPicture({ shop, address }: { shop: FacadeShop; address: string }) {
  return (
    <figure className={styles.place}>
      <Drawing svg={location(shop, address)} className={styles.picture} />
      <figcaption className={styles.caption}>
        <span>{address}</span>
        <MapLink address={address} className={styles.directions!}>
          <IconRoute size={24} aria-hidden />
          Cómo llegar
        </MapLink>
      </figcaption>
    </figure>
  )
}
