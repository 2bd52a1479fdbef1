import { type ReactNode, useSyncExternalStore } from 'react'
import { useTown } from '#web/commerces/use-town.ts'
import { directionsUrl } from './directions-url.ts'
import { destinationOf } from './map-query.ts'

type MapLinkProps = {
  shop: Parameters<typeof destinationOf>[1]
  className?: string
  children: ReactNode
}

/** A link to directions in the device's map app; a web map opens in a new tab. */
export function MapLink({ shop, className, children }: MapLinkProps) {
  const place = destinationOf(useTown(), shop)
  // The server does not know the device: it renders the web map.
  const href = useSyncExternalStore(
    never,
    () => directionsUrl(place, navigator.userAgent),
    () => directionsUrl(place, ''),
  )
  return (
    <a href={href} className={className} data-place={place} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const never = () => () => {}
