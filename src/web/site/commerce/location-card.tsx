import type { ListedCommerce } from '#contract/directory.ts'
import { pointOnMap } from '#contract/map.ts'
import { destinationOf } from '#contract/map-query.ts'
import { location } from '#drawing/location.ts'
import type { Notice } from '#drawing/shutter.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { useSite, useTown } from '#web/api/site.ts'
import { ContactList } from '#web/commerces/contact-list.tsx'
import { directionsUrl } from '#web/commerces/directions-url.ts'
import type { MapLinkData } from '#web/map/map-dialog.ts'
import { MapPicture } from '#web/map/map-picture.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './location-card.module.css'

type LocationCardProps = {
  shop: ListedCommerce
  drawn: FacadeShop
  notice?: Notice | undefined
  mapFile: string
}

export function LocationCard(props: LocationCardProps) {
  return (
    <Card as="aside" className={styles.place}>
      <Picture {...props} />
      <CardBody>
        <ContactList commerce={props.shop} />
      </CardBody>
    </Card>
  )
}

/** A map that links to directions (a script opens a larger map), or a drawing if the shop has no coordinates. */
function Picture({ shop, drawn, notice, mapFile }: LocationCardProps) {
  const townMap = useSite()?.map
  const destination = destinationOf(useTown(), shop)
  const point = pointOnMap(shop, townMap)
  const drawing = (
    <div className={`no-print overflow-clip ${styles.picture} ${styles.drawn}`} aria-hidden>
      <Drawing svg={location(drawn, shop.direction, notice)} />
    </div>
  )
  if (!point || !townMap) return drawing
  const data: MapLinkData = { name: shop.name, ...point, townMap }
  return (
    <a
      href={directionsUrl(destination)}
      target="_blank"
      rel="noreferrer"
      className={`block no-print overflow-clip inset-focus ${styles.picture}`}
      data-place={destination}
      data-map={JSON.stringify(data)}
      data-file={mapFile}
    >
      <span className="visually-hidden">Ver en el mapa dónde está {shop.name}</span>
      <MapPicture point={point} townMap={townMap}>
        {drawing}
      </MapPicture>
    </a>
  )
}
