import { type ReactNode, useSyncExternalStore } from 'react'
import { useTown } from '#web/commerces/use-town.ts'
import { directionsUrl } from './directions-url.ts'
import { mapQuery } from './map-query.ts'

type MapLinkProps = { address: string; className?: string; children: ReactNode }

/** A link to directions in the device's map app; a web map opens in a new tab. */
export function MapLink({ address, className, children }: MapLinkProps) {
  const place = mapQuery(useTown(), address)
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
