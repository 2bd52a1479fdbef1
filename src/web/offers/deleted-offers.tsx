import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { findCommerce, listCategories } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { formatTimeLeft } from '#web/bin/labels.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { formatDay } from '#web/format/dates.ts'
import { CardsSkeleton } from '#web/lists/cards-skeleton.tsx'
import { Pager } from '#web/lists/pager.tsx'
import { formatRowRange, pageFromUrl, redirectToPreviousPage } from '#web/lists/paging.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { Ticket } from '#web/offers/ticket.tsx'
import { BackLink } from '#web/screens/back-link.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconArrowBackUp } from '#web/ui/icons.ts'
import type { Route } from './+types/deleted-offers.ts'
import { listOfferPage } from './calls.ts'
import { OfferHeading } from './offer-actions.tsx'
import styles from './offer-list.module.css'
import { OfferPicture } from './offer-picture.tsx'
import { headingId, useOfferDeletion } from './use-offer-deletion.ts'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params, request }) => {
  const page = pageFromUrl(request)
  const query = { commerce: Number(params.id) || 0, page, isDeleted: true }
  const [commerce, list, categories] = await Promise.all([
    findCommerce(params.id!),
    listOfferPage(query).catch((error) => {
      throw redirectToPreviousPage(request, error)
    }),
    listCategories(),
  ])
  return { commerce, page, list, categories }
})

export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  return (
    <>
      <BackLink to={`/commerces/${params.id}/offers/`}>Ofertas</BackLink>
      <ScreenHead title={TITLE} isWide />
      <CardsSkeleton count={3} tickets label="Cargando las ofertas eliminadas" />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar las ofertas eliminadas'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

/** What was deleted from a shop and can still be brought back. */
export default function DeletedOffers({ loaderData }: Route.ComponentProps) {
  const { commerce, page, list, categories } = loaderData
  const { count, results: offers } = list
  const start = useFocusOnNewPage(page, `Ofertas eliminadas ${formatRowRange(page, count)}`)
  const deletion = useOfferDeletion(offers, start)
  return (
    <>
      <BackLink to={`/commerces/${commerce.id}/offers/`}>Ofertas</BackLink>
      <ScreenHead
        title={TITLE}
        tab={`Ofertas eliminadas de ${commerce.name} · Escaparate`}
        lead={count > 0 ? 'Se guardan unos días por si las quieres recuperar.' : undefined}
        leadRef={start}
        isWide
      />
      {count === 0 ? (
        <EmptyState title="No hay nada eliminado" sign="Todo en orden">
          Lo que elimines se guarda aquí unos días, por si lo quieres recuperar.
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Ticket
                offer={offer}
                picture={
                  <OfferPicture
                    offer={offer}
                    category={categoryNames(offer.category, categories)[0]}
                  />
                }
                heading={<OfferHeading offer={offer} />}
              >
                <p className={styles.until}>
                  {`Eliminada ${formatDay(offer.deleted_at!)}. ${formatTimeLeft({ expires_at: offer.expires_at! })}.`}
                </p>
                <Button
                  variant="soft"
                  size="small"
                  block
                  aria-describedby={headingId(offer.id)}
                  icon={<IconArrowBackUp size={22} aria-hidden />}
                  isBusy={deletion.isBusy(offer.id)}
                  busyLabel="Recuperando…"
                  onClick={() => deletion.restore(offer)}
                >
                  Recuperar
                </Button>
              </Ticket>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} count={count} />
    </>
  )
}

const TITLE = 'Ofertas eliminadas'
