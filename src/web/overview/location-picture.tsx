import type { Commerce } from '#contract/commerces.ts'
import { pointOnMap } from '#contract/map.ts'
import { location } from '#drawing/location.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { useSite } from '#web/api/site.ts'
import { MapPicture } from '#web/map/map-picture.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './commerce-detail.module.css'

/** The shop's place on a map, or a drawing if the place or the map is missing. */
export function LocationPicture({ shop, commerce }: { shop: FacadeShop; commerce: Commerce }) {
  const townMap = useSite()?.map
  const place = pointOnMap(commerce, townMap)
  const drawing = <Drawing svg={location(shop, commerce.direction)} className={styles.map} />
  return (
    <div className={`card overflow-clip ${styles.place}`}>
      {place && townMap ? (
        <MapPicture at={place} townMap={townMap}>
          {drawing}
        </MapPicture>
      ) : (
        drawing
      )}
    </div>
  )
}
