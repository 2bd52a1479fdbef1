import { type ReactNode, useSyncExternalStore } from 'react'
import { destinationOf } from '#contract/map-query.ts'
import { useTown } from '#web/commerces/use-town.ts'
import { directionsUrl } from './directions-url.ts'

type MapLinkProps = { shop: Parameters<typeof destinationOf>[1]; children: ReactNode }

/** A link to directions: opens the map app of the device, or a web map in a new tab. */
export function MapLink({ shop, children }: MapLinkProps) {
  const place = destinationOf(useTown(), shop)
  // The server does not know the device: it renders the URL of the web map.
  const href = useSyncExternalStore(
    never,
    () => directionsUrl(place, navigator.userAgent),
    () => directionsUrl(place, ''),
  )
  return (
    <a href={href} data-place={place} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const never = () => () => {}
