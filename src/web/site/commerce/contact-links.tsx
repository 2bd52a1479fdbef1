import type { ListedCommerce } from '#contract/directory.ts'
import { destinationOf, directionsLabel } from '#contract/map-query.ts'
import { whatsappUrl } from '#contract/whatsapp.ts'
import { useModule } from '#web/api/modules.ts'
import { useTown } from '#web/api/site.ts'
import { directionsUrl } from '#web/commerces/directions-url.ts'
import { OWNER_LINK } from '#web/commerces/shop-links.tsx'
import { phoneLink } from '#web/format/phone.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconBrandWhatsapp, IconFlag, IconPhone, IconRoute } from '#web/ui/icons.ts'

type ContactLinkProps = { shop: ListedCommerce }

export function CallLink({ shop }: ContactLinkProps) {
  return (
    <ButtonLink to={phoneLink(shop.n_tlf)} icon={IconPhone}>
      Llamar
    </ButtonLink>
  )
}

export function WhatsAppLink({ shop }: ContactLinkProps) {
  return (
    <ButtonLink
      to={whatsappUrl(shop.whatsapp)}
      variant="outline"
      icon={IconBrandWhatsapp}
      aria-label="Escribir por WhatsApp"
      {...OWNER_LINK}
    >
      WhatsApp
    </ButtonLink>
  )
}

export function DirectionsLink({
  shop,
  variant = 'outline',
}: ContactLinkProps & { variant?: 'filled' | 'outline' }) {
  const town = useTown()
  const place = destinationOf(town, shop)
  return (
    <ButtonLink
      to={directionsUrl(place)}
      variant={variant}
      icon={IconRoute}
      target="_blank"
      rel="noreferrer"
      data-place={place}
      aria-label={directionsLabel(town, shop)}
    >
      Cómo llegar
    </ButtonLink>
  )
}

export function ReportLink({ page }: { page: string }) {
  if (!useModule('reports')) return null
  return (
    <p className="no-print">
      <a href={`${page}/avisar`} rel="nofollow" className="inline-row gap-8 muted small tap">
        <IconFlag size={20} aria-hidden />
        Avisar de un problema
      </a>
    </p>
  )
}
