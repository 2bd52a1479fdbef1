import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Commerce, Status } from '#contract/commerces.ts'
import type { Proposal } from '#contract/proposals.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { joinWords } from '#contract/spanish.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole } from '#web/api/session.ts'
import { listOwnInForce } from '#web/appeals/calls.ts'
import { AppealLine, RestrictionNotices } from '#web/appeals/restriction-notice.tsx'
import { listCategories } from '#web/categories/calls.ts'
import {
  findCommerce,
  findLastDecision,
  findOpenProposal,
  findReviewed,
  findShown,
  listUpdates,
} from '#web/commerces/calls.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { isHidden } from '#web/commerces/commerce-status.tsx'
import { NAMES } from '#web/commerces/commerce-values.ts'
import { ContactList } from '#web/commerces/contact-list.tsx'
import { directChanges } from '#web/commerces/direct-changes.ts'
import { EditDialog, type Editing } from '#web/commerces/edit-dialog.tsx'
import { sheetOfRisky, sheetWith } from '#web/commerces/edit-sheets.tsx'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { ApplicationCard } from '#web/commerces/hanging-sign.tsx'
import { OpenBadge } from '#web/commerces/open-badge.tsx'
import { dateToday, isShut } from '#web/commerces/open-words.ts'
import { notesOf, PendingRows } from '#web/commerces/pending-rows.tsx'
import { reviewMessage } from '#web/commerces/pending-values.ts'
import { ProposalCard } from '#web/commerces/proposal-card.tsx'
import type { FieldName } from '#web/commerces/use-edit.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { listWeeks } from '#web/figures/calls.ts'
import { listUnconfirmed } from '#web/freshness/calls.ts'
import { listHolidayQuestions } from '#web/holidays/calls.ts'
import { CardsSkeleton } from '#web/lists/cards-skeleton.tsx'
import { listRunningOffers } from '#web/offers/calls.ts'
import { BackLink } from '#web/screens/back-link.tsx'
import { MainAction } from '#web/screens/main-action.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/commerce-detail.ts'
import { CommerceActions } from './commerce-actions.tsx'
import styles from './commerce-detail.module.css'
import { LocationPicture } from './location-picture.tsx'
import { OverviewRows } from './overview-rows.tsx'
import { toDoOf } from './to-do.ts'
import { ToDoCard } from './to-do-card.tsx'
import { ViewLink } from './view-link.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const isOwner = storedRole() === OWNER
  const [commerce, categories, restrictions, weeks, holidays, unconfirmed, offers, reviewed] =
    await Promise.all([
      findCommerce(params.id!),
      listCategories(),
      listOwnInForce(params.id!),
      isOwner ? listWeeks() : [],
      isOwner ? listHolidayQuestions() : [],
      isOwner ? listUnconfirmed() : [],
      isOwner ? listRunningOffers() : [],
      // Needed only for a note, so an error is ignored.
      isOwner ? findReviewed().catch(() => []) : [],
    ])
  const [last, proposal, shown] = await Promise.all([
    isOwner && commerce.status === 'OK' && !commerce.pending
      ? findLastDecision(commerce.id)
      : undefined,
    findOpenProposal(commerce),
    findShown(commerce),
  ])
  const updates = proposal && isOwner ? await listUpdates(commerce.id) : []
  const direct = proposal ? directChanges(updates, proposal, commerce) : {}
  const facts = {
    offers: offers.filter((offer) => offer.commerce === commerce.id),
    holidays,
    isUnconfirmed: unconfirmed.some(({ id }) => id === commerce.id),
    today: dateToday(),
  }
  return {
    commerce,
    categories,
    last,
    proposal,
    direct,
    restrictions,
    reviewed,
    shown,
    week: weeks.find(({ id }) => id === commerce.id),
    today: facts.today,
    toDo: isOwner ? toDoOf(commerce, facts) : undefined,
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar este comercio'
  return <ScreenFailure error={error} heading="Comercio" title={title} />
}

export default function CommerceDetail({ loaderData }: Route.ComponentProps) {
  const { commerce, categories, last, proposal, direct, restrictions } = loaderData
  const list = useLocation().state?.list
  const [editing, setEditing] = useOpenForm<Editing>('edit')
  const isRejected = commerce.status === 'RE'
  const change = proposal ?? (last && last.rejected.length > 0 ? last : undefined)
  const { revalidate } = useRevalidator()
  useStatusFocused(commerce.status, proposal !== undefined)

  async function onSaved(saved: Commerce, theirs: FieldName[]) {
    await revalidate()
    toast({ message: `${savedMessage(commerce, saved)}${formatOthersChanges(theirs)}` })
  }

  const open = () => setEditing({ sheet: 'list' })
  const correct = (asked: Proposal) => setEditing({ sheet: sheetOfRisky(firstFieldOf(asked)) })
  const rejection = restrictions.find(({ kind }) => kind === 'application_rejected')
  const application = (
    <ApplicationCard commerce={commerce}>
      {rejection && <AppealLine restriction={rejection} />}
      <Button isFullWidth className="no-phone" onClick={open}>
        Corregir y volver a enviar
      </Button>
    </ApplicationCard>
  )
  const isNews = isRejected || isHidden(commerce) || (!change && !isLongPublished(commerce))
  return (
    <>
      <div className={`no-print mb-8 ${styles.back}`}>
        <BackLink to={list ?? '/commerces'} isPrevious={list !== undefined}>
          Comercios
        </BackLink>
      </div>
      <RestrictionNotices restrictions={restrictions} />
      <article className={`gap-24 gap-x-32 grid ${styles.detail}`}>
        <Picture {...loaderData} />
        <header className={`row wrap between gap-12 gap-x-20 ${styles.heading}`}>
          <PageTitle className={`min-w-0 ${styles.name}`}>{commerce.name}</PageTitle>
          <ViewLink commerce={commerce} />
        </header>
        <div className={`stack gap-24 no-print hide-empty ${styles.news}`}>
          {change && (
            <ProposalCard
              commerce={commerce}
              proposal={change}
              direct={direct}
              rejection={restrictions.find(({ proposal }) => proposal === change.id)}
              onEdit={() => correct(change)}
            />
          )}
          {isNews && application}
          {loaderData.toDo && !isRejected && !change && (
            <ToDoCard
              toDo={loaderData.toDo}
              onEdit={(first) => setEditing({ first, sheet: sheetWith(first) })}
            />
          )}
        </div>
        <div className={styles.rows}>
          <OverviewRows {...loaderData} onEdit={open}>
            {!isNews && application}
            <CommerceActions
              commerce={commerce}
              list={list ?? '/commerces'}
              hold={restrictions.find(({ kind }) => kind === 'commerce_hidden')}
            />
          </OverviewRows>
        </div>
        <Details {...loaderData} />
      </article>
      {isRejected && (
        <MainAction>
          <Button onClick={open}>Corregir y volver a enviar</Button>
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

/** Days after which the decision on an application is no longer shown at the top. */
const NEWS_DAYS = 30

function isLongPublished({ status, decided_at }: Commerce): boolean {
  return (
    status === 'OK' &&
    decided_at !== null &&
    Date.now() - Date.parse(decided_at) > NEWS_DAYS * 86_400_000
  )
}

/** Returns the first field to correct: a rejected one, else one that waits for review. */
function firstFieldOf({ rejected, changes }: Proposal) {
  return rejected[0] ?? changes[0]!.field
}

type Loaded = Route.ComponentProps['loaderData']

function Picture({ commerce, categories, shown }: Loaded) {
  return (
    <div className={`relative ${styles.picture}`}>
      <div className={`frame rounded-card overflow-clip ${styles.photo}`}>
        <CommercePhoto
          commerce={commerce}
          shop={facadeOf(commerce, categories)}
          sizes="(max-width: 48em) 100vw, 500px"
          alt={`Foto de ${commerce.name}`}
          isEager
          isShut={shown && isShut(shown)}
        />
      </div>
      {shown && (
        <div className={styles.state}>
          <OpenBadge shop={shown} closedUntil={commerce.hours?.closure?.to} />
        </div>
      )}
    </div>
  )
}

/** The public data of the shop. For its owner it is text only, because the rows above edit it. */
function Details({ commerce, categories, proposal, direct }: Loaded) {
  const isOwner = storedRole() === OWNER
  const pendingProps = { commerce, categories }
  const isReviewedInPublic = proposal !== undefined && !isHidden(commerce)
  return (
    <div className={`stack gap-24 content-start ${styles.rest}`}>
      <ul className="cluster gap-x-16" aria-label="Categorías">
        {categoryNames(commerce.category, categories).map((name) => (
          <li key={name} className="inline-row gap-8 small strong break-anywhere">
            <CategorySymbol category={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
      <p className="pre-line">{commerce.description}</p>
      {isReviewedInPublic && (
        <p className="muted">
          Esto es lo que ven hoy {isOwner ? 'tus' : 'los'} vecinos. Lo que está en revisión aún no
          sale.
        </p>
      )}
      <ContactList commerce={commerce} notes={notesOf(pendingProps, direct)} isText={isOwner}>
        <PendingRows {...pendingProps} />
      </ContactList>
      <LocationPicture shop={facadeOf(commerce, categories)} commerce={commerce} />
    </div>
  )
}

/** Moves the focus to the visible card when the status of the application changes or nothing waits any more. */
function useStatusFocused(status: Status, isWaiting: boolean) {
  const last = useRef({ status, isWaiting })
  useEffect(() => {
    const before = last.current
    last.current = { status, isWaiting }
    if (before.status === status && (isWaiting || !before.isWaiting)) return
    const cards = ['cambio', 'solicitud'].flatMap((id) => document.getElementById(id) ?? [])
    // The card of an application decided long ago is folded away.
    const card = cards.find((one) => one.checkVisibility()) ?? document.querySelector('h1')
    card?.focus()
  }, [status, isWaiting])
}

/** Returns the message after a save. The application may have been rejected meanwhile. */
function savedMessage(before: Commerce, saved: Commerce): string {
  if (before.status === 'RE' && saved.status === 'PE') {
    return 'Enviado otra vez. Te escribiremos cuando lo revisemos.'
  }
  if (before.status !== 'RE' && saved.status === 'RE') {
    return 'Cambios guardados. Mientras escribías, la solicitud se ha rechazado: mira el motivo y vuelve a enviarla.'
  }
  return reviewMessage(before, saved) ?? 'Cambios guardados.'
}

/** Names the fields that somebody else saved meanwhile and that were merged. */
function formatOthersChanges(fields: FieldName[]): string {
  if (fields.length === 0) return ''
  const names = joinWords(fields.map((name) => NAMES[name]))
  return ` También está lo que ha cambiado otra persona: ${names}.`
}
