import type { Commerce } from '#contract/commerces.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { findCommerce, listCategories, listOffers } from '#web/api.ts'
import { categoryNames } from '#web/commerces/shop-of.ts'
import { storedRole } from '#web/session.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { guarded } from '#web/shell/guard.ts'
import { ScreenFailure } from '#web/shell/screen-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { sayNumber } from '#web/ui/numbers.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SkeletonCards } from '#web/ui/skeleton-card.tsx'
import type { Route } from './+types/offer-list.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './offer-list.module.css'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const [commerce, offers, categories] = await Promise.all([
    findCommerce(params.id!),
    listOffers(params.id!),
    listCategories(),
  ])
  return { commerce, offers, categories }
})

export function HydrateFallback() {
  return (
    <>
      <PageTitle>Ofertas</PageTitle>
      <div className={styles.waiting}>
        <SkeletonCards count={3} label="Cargando las ofertas" />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar las ofertas'
  return <ScreenFailure error={error} heading="Ofertas" title={title} />
}

export default function OfferList({ loaderData }: Route.ComponentProps) {
  const { commerce, offers, categories } = loaderData
  return (
    <>
      <BackLink to={`/commerces/${commerce.id}/`}>{commerce.name}</BackLink>
      <PageTitle title={`Ofertas de ${commerce.name} · Escaparate`}>Ofertas</PageTitle>
      {offers.length === 0 ? (
        <EmptyState title="El escaparate está por estrenar" sign="Muy pronto">
          {`${commerce.name} todavía no tiene ofertas. Las que tenga se verán aquí.`}
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{countLine(offers.length, commerce)}</p>
          <ul className={styles.cards}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} trade={categoryNames(offer.category, categories)[0]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function countLine(count: number, { status }: Commerce): string {
  const whose = storedRole() === ADMINISTRATOR ? 'los' : 'tus'
  if (status === 'OK') return `${sayNumber(count)} a la vista de ${whose} clientes.`
  const words = count === 1 ? 'preparada. Se verá' : 'preparadas. Se verán'
  return `${sayNumber(count)} ${words} cuando se publique el comercio.`
}
