import { type ReactNode, useSyncExternalStore } from 'react'
import { useTown } from '#web/commerces/use-town.ts'
import { mapAddress } from './map-address.ts'
import { placeIn } from './place.ts'

type MapLinkProps = { address: string; className?: string; children: ReactNode }

/** The way to an address of the town, in the device's own maps; a page of maps stands beside ours, not in its place. */
export function MapLink({ address, className, children }: MapLinkProps) {
  const place = placeIn(useTown(), address)
  // The server knows no device: there it is the page of maps.
  const href = useSyncExternalStore(
    never,
    () => mapAddress(place, navigator.userAgent),
    () => mapAddress(place, ''),
  )
  return (
    <a href={href} className={className} data-place={place} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const never = () => () => {}
