import { type ReactNode, useSyncExternalStore } from 'react'
import { destinationOf, directionsLabel } from '#contract/map-query.ts'
import { useTown } from '#web/commerces/use-town.ts'
import { IconRoute } from '#web/ui/icons.ts'
import { directionsUrl } from './directions-url.ts'

type MapLinkProps = {
  shop: Parameters<typeof destinationOf>[1]
  className?: string | undefined
  label?: string
  children: ReactNode
}

/** A link to directions in the device's map app; a web map opens in a new tab. */
export function MapLink({ shop, className, label, children }: MapLinkProps) {
  const place = destinationOf(useTown(), shop)
  // The server does not know the device: it renders the web map.
  const href = useSyncExternalStore(
    never,
    () => directionsUrl(place, navigator.userAgent),
    () => directionsUrl(place, ''),
  )
  return (
    <a
      href={href}
      className={className}
      data-place={place}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
    >
      {children}
    </a>
  )
}

/** 'Cómo llegar', with the address for screen readers. */
export function DirectionsLink({ shop, className }: Pick<MapLinkProps, 'shop' | 'className'>) {
  return (
    <MapLink shop={shop} className={className} label={directionsLabel(useTown(), shop)}>
      <IconRoute size={24} aria-hidden />
      Cómo llegar
    </MapLink>
  )
}

const never = () => () => {}
