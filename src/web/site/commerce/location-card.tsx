import type { ListedCommerce } from '#contract/directory.ts'
import { isWithin } from '#contract/map.ts'
import { location } from '#drawing/location.ts'
import type { Notice } from '#drawing/shutter.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { useSite } from '#web/api/site.ts'
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
  /** What hangs on its shutter. */
  notice?: Notice | undefined
  /** Where directions lead. */
  destination: string
  /** The script that opens the map. */
  mapFile: string
}

/** Where a shop is and how to reach it: on the map, where its place is known, else drawn in its street. */
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

/** The drawn address is hidden from screen readers, who get it once. Without the script the map leads to directions. */
function Picture({ shop, drawn, notice, destination, mapFile }: LocationCardProps) {
  const townMap = useSite()?.map
  const { name, latitude, longitude } = shop
  const drawing = (
    <div className={`no-print overflow-clip ${styles.picture} ${styles.drawn}`} aria-hidden>
      <Drawing svg={location(drawn, shop.direction, notice)} />
    </div>
  )
  const isOnMap = latitude !== null && longitude !== null && townMap
  if (!isOnMap || !isWithin({ latitude, longitude }, townMap.bounds)) {
    return drawing
  }
  const data: MapLinkData = { name, latitude, longitude, townMap }
  return (
    <a
      href={directionsUrl(destination, '')}
      target="_blank"
      rel="noreferrer"
      className={`block no-print overflow-clip ${styles.picture}`}
      data-place={destination}
      data-map={JSON.stringify(data)}
      data-file={mapFile}
    >
      <span className="visually-hidden">Ver en el mapa dónde está {name}</span>
      <MapPicture at={{ latitude, longitude }} townMap={townMap}>
        {drawing}
      </MapPicture>
    </a>
  )
}
