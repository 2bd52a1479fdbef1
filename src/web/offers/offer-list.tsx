import { useEffect } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import type { OfferState } from '#contract/offer-dates.ts'
import type { Offer } from '#contract/offers.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { listOwnRestrictions } from '#web/appeals/calls.ts'
import { RestrictionNotices } from '#web/appeals/restriction-notice.tsx'
import { listCategories } from '#web/categories/calls.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { CardsSkeleton } from '#web/lists/cards-skeleton.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, screenFailure } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconPlus, IconTrash } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/offer-list.ts'
import { listOfferPage } from './calls.ts'
import { formatOfferCount, formatVisibility, isShopPublic } from './labels.ts'
import { OfferActions, OfferCards } from './offer-cards.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { useOfferDeletion, useOfferEnding } from './use-offer-deletion.ts'
import type { Task } from './use-offer-form.ts'

export const clientLoader = listLoader([ADMINISTRATOR, OWNER], async ({ page }, { params }) => {
  const commerceId = Number(params.id) || 0
  const count = async (query: { state?: OfferState[]; deleted?: boolean }) =>
    (await listOfferPage({ commerce: commerceId, size: 1, ...query })).count
  const [commerce, list, categories, running, scheduled, deletedCount, inForce] = await Promise.all(
    [
      findCommerce(params.id!),
      listOfferPage({ commerce: commerceId, page }),
      listCategories(),
      count({ state: ['running', 'ends_today'] }),
      count({ state: ['scheduled'] }),
      count({ deleted: true }),
      listOwnRestrictions(params.id),
    ],
  )
  const restrictions = inForce.filter(({ kind }) => kind === 'offer_deleted')
  return {
    commerce,
    counts: { running, scheduled },
    deletedCount,
    categories,
    restrictions,
    ...list,
  }
})

export function HydrateFallback() {
  return (
    <>
      <BackToCommerce>Comercio</BackToCommerce>
      <ScreenHead title="Ofertas" isWide />
      <CardsSkeleton count={3} areOffers label="Cargando las ofertas" />
    </>
  )
}

export const ErrorBoundary = screenFailure({ title: 'Ofertas', items: 'las ofertas' })

export default function OfferList({ loaderData }: Route.ComponentProps) {
  const { commerce, page, count, results: offers, deletedCount, categories } = loaderData
  const start = useFocusOnNewPage('Ofertas', loaderData)
  const deletion = useOfferDeletion(commerce, offers, start)
  const ending = useOfferEnding(offers, start)
  const [task, setTask] = useOpenForm<Task>('offer', (stored) => withLatestOffer(stored, offers))
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const opensForm = params.has('crear')
  useEffect(() => {
    if (!opensForm) return
    setTask({ kind: 'create' })
    setParams({}, { replace: true })
  }, [opensForm, setTask, setParams])
  const offersPath = `/commerces/${commerce.id}/offers/`

  async function onSaved(offer: Offer) {
    const isNew = task?.kind !== 'edit'
    // New offers are on the first page.
    if (isNew && page > 1) await navigate(offersPath)
    else await revalidate()
    setTask(undefined)
    toast({ message: savedSentence(commerce, offer, isNew) })
    if (isNew) scrollTo({ top: 0 })
  }

  const create = (
    <Button icon={IconPlus} onClick={() => setTask({ kind: 'create' })}>
      Crear oferta
    </Button>
  )
  return (
    <>
      <ListScreen
        back={
          <>
            <BackToCommerce>{commerce.name}</BackToCommerce>
            <RestrictionNotices restrictions={loaderData.restrictions} />
          </>
        }
        title="Ofertas"
        tab={`Ofertas de ${commerce.name} · Escaparate`}
        lead={count === 0 ? undefined : formatOfferCount(loaderData.counts, commerce)}
        start={start}
        list={loaderData}
        action={create}
        isBlank={count === 0}
        isWide
        empty={
          <EmptyState title="Todavía no hay ofertas" sign="Muy pronto" action={create} isSticky>
            {`${commerce.name} no tiene ofertas. Pon la primera: un descuento, una novedad o lo que más te guste vender.`}
          </EmptyState>
        }
        foot={
          deletedCount > 0 && (
            <Link
              to={`${offersPath}eliminadas/`}
              className="inline-row gap-10 mt-28 py-8 muted strong tap"
            >
              <IconTrash size={22} aria-hidden />
              {formatCount(deletedCount, 'oferta eliminada', 'ofertas eliminadas')}
            </Link>
          )
        }
      >
        <OfferCards offers={offers} categories={categories}>
          {(offer) => (
            <OfferActions
              offer={offer}
              sheet={`${offersPath}${offer.id}/cartel/`}
              onEdit={() => setTask({ kind: 'edit', offer })}
              onRepeat={() => setTask({ kind: 'repeat', offer })}
              onEnd={() => ending.remove(offer)}
              onDelete={() => deletion.remove(offer)}
            />
          )}
        </OfferCards>
      </ListScreen>
      {deletion.dialog}
      <OfferDialog
        task={task}
        commerce={commerce}
        categories={categories}
        onSaved={onSaved}
        onClose={() => setTask(undefined)}
      />
    </>
  )
}

/** Undefined if the offer is not on this page any more. */
function withLatestOffer(task: Task, offers: readonly Offer[]): Task | undefined {
  if (task.kind === 'create') return task
  const offer = offers.find(({ id }) => id === task.offer.id)
  return offer && { ...task, offer }
}

function savedSentence(commerce: Commerce, { title, state }: Offer, isNew: boolean): string {
  if (!isNew) return 'Cambios guardados.'
  if (isShopPublic(commerce))
    return `Oferta «${title}» ${state === 'scheduled' ? 'programada' : 'publicada'}.`
  return `Oferta «${title}» preparada. Se verá ${formatVisibility(commerce)}.`
}
