import { type ReactNode, useSyncExternalStore } from 'react'
import { destinationOf } from '#contract/map-query.ts'
import { useTown } from '#web/commerces/use-town.ts'
import { directionsUrl } from './directions-url.ts'

type MapLinkProps = { shop: Parameters<typeof destinationOf>[1]; children: ReactNode }

/** A link to directions in the device's map app; a web map opens in a new tab. */
export function MapLink({ shop, children }: MapLinkProps) {
  const place = destinationOf(useTown(), shop)
  // The server does not know the device: it renders the web map.
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
