import type { ListedCommerceDetail } from '#contract/directory.ts'
import { commercePath } from '#contract/site-paths.ts'
import { idInSlug } from '#contract/slug.ts'
import { readApi } from '#web/api/read-api.ts'
import { renderingContext } from '#web/api/server-api.ts'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { formatPhone } from '#web/format/phone.ts'
import { HoursCard, HoursFold } from '../commerce/hours-card.tsx'
import { cacheUntilStateChange } from '../directory/cache-while-open.ts'
import type { Route } from './+types/embedded-shop-route.ts'
import { EmbeddedFrame, embeddedPage } from './embedded-frame.tsx'

export { ErrorBoundary } from './embedded-frame.tsx'

export const handle = embeddedPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idInSlug(params.shop) ?? '0' // No shop has id 0: 404.
  const shop = await readApi<ListedCommerceDetail>(context, `directory/commerces/${id}/`)
  cacheUntilStateChange(context, [shop])
  return { shop, hosts: context.get(renderingContext).embedHosts }
}

export default function EmbeddedShop({ loaderData: { shop, hosts } }: Route.ComponentProps) {
  const moreLink = { path: commercePath(shop), words: 'Ver el comercio en el directorio' }
  return (
    <EmbeddedFrame hosts={hosts} title={shop.name} moreLink={moreLink}>
      <OpenBadge shop={shop} />
      {shop.hours ? (
        <>
          <HoursCard hours={shop.hours} holidays={shop.holidays} />
          <HoursFold hours={shop.hours} holidays={shop.holidays} />
        </>
      ) : (
        <p>Todavía no ha dicho su horario.</p>
      )}
      <p className="small">
        {[shop.direction, formatPhone(shop.n_tlf)].filter(Boolean).join(' · ')}
      </p>
    </EmbeddedFrame>
  )
}
