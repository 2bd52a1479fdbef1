import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Commerce, Status } from '#contract/commerces.ts'
import type { Proposal } from '#contract/proposals.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { commercePath } from '#contract/site-paths.ts'
import { joinWords } from '#contract/spanish.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole } from '#web/api/session.ts'
import { listOwnRestrictions } from '#web/appeals/calls.ts'
import { AppealLine, RestrictionNotices } from '#web/appeals/restriction-notice.tsx'
import { listCategories } from '#web/categories/calls.ts'
import {
  findCommerce,
  findLastDecision,
  findOpenProposal,
  findPublicShop,
  findReviewedFields,
  listUpdates,
} from '#web/commerces/calls.ts'
import { isHidden, isPublished } from '#web/commerces/commerce-status.tsx'
import { FIELD_LABELS } from '#web/commerces/commerce-values.ts'
import { directChanges } from '#web/commerces/direct-changes.ts'
import { EditDialog, type EditTarget } from '#web/commerces/edit-dialog.tsx'
import { sheetOfRisky, sheetWith } from '#web/commerces/edit-sheets.tsx'
import { ApplicationCard } from '#web/commerces/hanging-sign.tsx'
import { dateToday } from '#web/commerces/open-words.ts'
import { reviewMessage } from '#web/commerces/pending-values.ts'
import { ProposalCard } from '#web/commerces/proposal-card.tsx'
import type { FieldName } from '#web/commerces/use-edit.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { listWeeks } from '#web/figures/calls.ts'
import { listUnconfirmed } from '#web/freshness/calls.ts'
import { listHolidayQuestions } from '#web/holidays/calls.ts'
import { CardsSkeleton } from '#web/lists/cards-skeleton.tsx'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { listRunningOffers } from '#web/offers/calls.ts'
import { BackLink } from '#web/screens/back-link.tsx'
import { MainAction } from '#web/screens/main-action.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconEye } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/commerce-detail.ts'
import { CommerceActions } from './commerce-actions.tsx'
import styles from './commerce-detail.module.css'
import { OverviewRows } from './overview-rows.tsx'
import { ShopData, ShopPicture } from './shop-data.tsx'
import { toDoOf } from './to-do.ts'
import { ToDoCard } from './to-do-card.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const isOwner = storedRole() === OWNER
  const [commerce, categories, restrictions, weeks, holidays, unconfirmed, offers, reviewed] =
    await Promise.all([
      findCommerce(params.id!),
      listCategories(),
      listOwnRestrictions(params.id!),
      isOwner ? listWeeks() : [],
      isOwner ? listHolidayQuestions() : [],
      isOwner ? listUnconfirmed() : [],
      isOwner ? listRunningOffers() : [],
      // Only a note needs these fields, so an error is ignored.
      isOwner ? findReviewedFields().catch(() => []) : [],
    ])
  const [lastDecision, proposal, publicShop] = await Promise.all([
    isOwner && commerce.status === 'OK' && !commerce.pending
      ? findLastDecision(commerce.id)
      : undefined,
    findOpenProposal(commerce),
    findPublicShop(commerce),
  ])
  const updates = proposal && isOwner ? await listUpdates(commerce.id) : []
  const direct = proposal ? directChanges(updates, proposal, commerce) : {}
  const today = dateToday()
  const toDoFacts = {
    offers: offers.filter((offer) => offer.commerce === commerce.id),
    holidays,
    isUnconfirmed: unconfirmed.some(({ id }) => id === commerce.id),
    today,
  }
  return {
    commerce,
    categories,
    lastDecision,
    proposal,
    direct,
    restrictions,
    reviewed,
    publicShop,
    week: weeks.find(({ id }) => id === commerce.id),
    today,
    toDo: isOwner ? toDoOf(commerce, toDoFacts) : undefined,
  }
})

export function HydrateFallback() {
  return (
    <>
      <div className={`no-print mb-8 ${styles.back}`}>
        <BackLink to="/commerces/">Comercios</BackLink>
      </div>
      <div className="visually-hidden">
        <PageTitle>Comercio</PageTitle>
      </div>
      <CardsSkeleton count={1} label="Cargando el comercio" />
    </>
  )
}

export const ErrorBoundary = screenFailure({ title: 'Comercio', items: 'este comercio' })

export default function CommerceDetail({ loaderData }: Route.ComponentProps) {
  const { commerce, categories, lastDecision, proposal, direct, restrictions } = loaderData
  const list = useLocation().state?.list
  const [editing, setEditing] = useOpenForm<EditTarget>('edit')
  const isRejected = commerce.status === 'RE'
  const shownProposal =
    proposal ?? (lastDecision && lastDecision.rejected.length > 0 ? lastDecision : undefined)
  const { revalidate } = useRevalidator()
  useFocusOnStatus(commerce.status, proposal !== undefined)

  async function onSaved(saved: Commerce, changedByOthers: FieldName[]) {
    await revalidate()
    toast({ message: `${savedMessage(commerce, saved)}${formatOthersChanges(changedByOthers)}` })
  }

  const edit = () => setEditing({ sheet: 'list' })
  const rejection = restrictions.find(({ kind }) => kind === 'application_rejected')
  const application = (
    <ApplicationCard commerce={commerce}>
      {rejection && <AppealLine restriction={rejection} />}
      <Button isFullWidth className="no-phone" onClick={edit}>
        Corregir y volver a enviar
      </Button>
    </ApplicationCard>
  )
  // Otherwise the application is no news for the owner, and follows the data.
  const isApplicationOnTop =
    isRejected || isHidden(commerce) || (!shownProposal && !isLongPublished(commerce))
  return (
    <>
      <div className={`no-print mb-8 ${styles.back}`}>
        <BackLink to={list ?? '/commerces'} isPrevious={list !== undefined}>
          Comercios
        </BackLink>
      </div>
      <RestrictionNotices restrictions={restrictions} />
      <article className={`gap-24 gap-x-32 grid ${styles.detail}`}>
        <ShopPicture {...loaderData} />
        <header className={`row wrap between gap-12 gap-x-20 ${styles.heading}`}>
          <PageTitle className={`min-w-0 ${styles.name}`}>{commerce.name}</PageTitle>
          {isPublished(commerce) && <PublicLink commerce={commerce} />}
        </header>
        <div className={`stack gap-24 no-print hide-empty ${styles.news}`}>
          {shownProposal && (
            <ProposalCard
              commerce={commerce}
              proposal={shownProposal}
              direct={direct}
              rejection={restrictions.find(
                (restriction) => restriction.proposal === shownProposal.id,
              )}
              onEdit={() => setEditing({ sheet: sheetOfRisky(firstFieldOf(shownProposal)) })}
            />
          )}
          {isApplicationOnTop && application}
          {loaderData.toDo && !isRejected && !shownProposal && (
            <ToDoCard
              toDo={loaderData.toDo}
              onEdit={(field) => setEditing({ focusField: field, sheet: sheetWith(field) })}
            />
          )}
        </div>
        <div className={styles.rows}>
          <OverviewRows {...loaderData} onEdit={edit}>
            {!isApplicationOnTop && application}
            <CommerceActions
              commerce={commerce}
              list={list ?? '/commerces'}
              hold={restrictions.find(({ kind }) => kind === 'commerce_hidden')}
            />
          </OverviewRows>
        </div>
        <ShopData {...loaderData} />
      </article>
      {isRejected && (
        <MainAction>
          <Button onClick={edit}>Corregir y volver a enviar</Button>
        </MainAction>
      )}
      <EditDialog
        commerce={commerce}
        categories={categories}
        editing={editing}
        reviewed={loaderData.reviewed}
        onEdit={setEditing}
        onSaved={onSaved}
      />
    </>
  )
}

/** A link to the public page. On phones its text is only for screen readers. */
function PublicLink({ commerce }: { commerce: Commerce }) {
  return (
    <ButtonLink
      to={commercePath(commerce)}
      reloadDocument
      variant="soft"
      size="small"
      className="no-print flex-none"
      icon={IconEye}
    >
      <span>
        Ver{' '}
        <span className={styles.viewWords}>
          {storedRole() === OWNER ? 'como tus clientes' : 'en la web'}
        </span>
      </span>
    </ButtonLink>
  )
}

/** Whether the application was accepted more than 30 days ago. */
function isLongPublished({ status, decided_at }: Commerce): boolean {
  const age = decided_at === null ? 0 : Date.now() - Date.parse(decided_at)
  return status === 'OK' && age > 30 * 86_400_000
}

/** Returns the first field to correct: a rejected field, else a field that waits for review. */
const firstFieldOf = ({ rejected, changes }: Proposal) => rejected[0] ?? changes[0]!.field

/** Focuses the card of the proposal or the application when its status changes. */
function useFocusOnStatus(status: Status, isPending: boolean) {
  const last = useRef({ status, isPending })
  useEffect(() => {
    const before = last.current
    last.current = { status, isPending }
    const isProposalDecided = before.isPending && !isPending
    if (before.status === status && !isProposalDecided) return
    const cards = ['cambio', 'solicitud'].flatMap((id) => document.getElementById(id) ?? [])
    // The card of an application that was decided long ago is in a closed fold.
    const target = cards.find((card) => card.checkVisibility()) ?? document.querySelector('h1')
    target?.focus()
  }, [status, isPending])
}

function savedMessage(before: Commerce, saved: Commerce): string {
  if (before.status === 'RE' && saved.status === 'PE') {
    return 'Enviado otra vez. Te escribiremos cuando lo revisemos.'
  }
  if (before.status !== 'RE' && saved.status === 'RE') {
    return 'Cambios guardados. Mientras escribías, la solicitud se ha rechazado: mira el motivo y vuelve a enviarla.'
  }
  return reviewMessage(before, saved) ?? 'Cambios guardados.'
}

function formatOthersChanges(fields: FieldName[]): string {
  if (fields.length === 0) return ''
  const names = joinWords(fields.map((name) => FIELD_LABELS[name]))
  return ` También está lo que ha cambiado otra persona: ${names}.`
}
