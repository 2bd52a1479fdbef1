import { type ReactNode, useSyncExternalStore } from 'react'
import { useTown } from '#web/commerces/use-town.ts'
import { directionsUrl } from './directions-url.ts'
import { mapQuery } from './map-query.ts'

type MapLinkProps = { address: string; className?: string; children: ReactNode }

/** The way to an address of the town, in the device's own maps; a page of maps stands beside ours, not in its place. */
export function MapLink({ address, className, children }: MapLinkProps) {
  const place = mapQuery(useTown(), address)
  // The server knows no device: there it is the page of maps.
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
