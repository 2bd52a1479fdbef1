import { type ReactNode, useSyncExternalStore } from 'react'
import { mapAddress } from './map-address.ts'

type MapLinkProps = { address: string; className?: string; children: ReactNode }

/** Opens an address in the device's own maps; a page of maps stands beside ours, not in its place. */
export function MapLink({ address, className, children }: MapLinkProps) {
  // The server knows no device: there it is the page of maps.
  const href = useSyncExternalStore(
    never,
    () => mapAddress(address, navigator.userAgent),
    () => mapAddress(address, ''),
  )
  const beside = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a href={href} className={className} data-place={address} {...beside}>
      {children}
    </a>
  )
}

const never = () => () => {}
