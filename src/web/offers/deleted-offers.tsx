import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { listOwnRestrictions } from '#web/appeals/calls.ts'
import { appealState, RestoreButton, reasonOf } from '#web/appeals/restriction-notice.tsx'
import { formatTimeLeft } from '#web/bin/labels.ts'
import { listCategories } from '#web/categories/calls.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { formatDay } from '#web/format/dates.ts'
import { CardsSkeleton } from '#web/lists/cards-skeleton.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, screenFailure } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { Route } from './+types/deleted-offers.ts'
import { listOfferPage } from './calls.ts'
import { OfferCards } from './offer-cards.tsx'
import styles from './offer-list.module.css'
import { useOfferDeletion } from './use-offer-deletion.ts'

const LIST = { title: 'Ofertas eliminadas', items: 'las ofertas eliminadas' }

export const clientLoader = listLoader([ADMINISTRATOR, OWNER], async ({ page }, { params }) => {
  const [commerce, list, categories, restrictions] = await Promise.all([
    findCommerce(params.id!),
    listOfferPage({ commerce: Number(params.id) || 0, page, deleted: true }),
    listCategories(),
    listOwnRestrictions(params.id),
  ])
  return { commerce, categories, restrictions, ...list }
})

export function HydrateFallback() {
  return (
    <>
      <BackToCommerce subpath="/offers/">Ofertas</BackToCommerce>
      <ScreenHead title={LIST.title} isWide />
      <CardsSkeleton count={3} areOffers label={`Cargando ${LIST.items}`} />
    </>
  )
}

export const ErrorBoundary = screenFailure(LIST)

export default function DeletedOffers({ loaderData }: Route.ComponentProps) {
  const { commerce, count, results: offers, categories, restrictions } = loaderData
  const restrictionOf = (id: number) => restrictions.find(({ offer }) => offer === id)
  const start = useFocusOnNewPage(LIST.title, loaderData)
  const deletion = useOfferDeletion(commerce, offers, start)
  return (
    <ListScreen
      back={<BackToCommerce subpath="/offers/">Ofertas</BackToCommerce>}
      title={LIST.title}
      tab={`Ofertas eliminadas de ${commerce.name} · Escaparate`}
      lead={count > 0 ? 'Se guardan unos días por si las quieres recuperar.' : undefined}
      start={start}
      list={loaderData}
      isWide
      empty={
        <EmptyState title="No hay nada eliminado" sign="Todo en orden">
          Lo que elimines se guarda aquí unos días, por si lo quieres recuperar.
        </EmptyState>
      }
    >
      <OfferCards
        offers={offers}
        categories={categories}
        statusOf={({ id }) => (
          <StatusChip tone={restrictionOf(id) ? 'bad' : 'over'}>
            {restrictionOf(id) ? 'Eliminada por la administración' : 'Eliminada'}
          </StatusChip>
        )}
      >
        {(offer) => {
          const restriction = restrictionOf(offer.id)
          return (
            <>
              <p className={`small loose mb-14 ${styles.retention}`}>
                {restriction
                  ? `La retiró la administración, ${formatDay(offer.deleted_at!)}. ${reasonOf(restriction)} ${appealState(restriction)}`
                  : `Eliminada ${formatDay(offer.deleted_at!)}. ${formatTimeLeft({ expires_at: offer.expires_at! })}.`}
              </p>
              <RestoreButton
                restriction={restriction}
                isFullWidth
                name={offer.title}
                onClick={() => deletion.restore(offer)}
              />
            </>
          )
        }}
      </OfferCards>
    </ListScreen>
  )
}
