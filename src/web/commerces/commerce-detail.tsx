import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce, Status } from '#contract/commerces.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole } from '#web/api/session.ts'
import { listOwnInForce } from '#web/appeals/calls.ts'
import { AppealLine, RestrictionNotices } from '#web/appeals/restriction-notice.tsx'
import { listCategories } from '#web/categories/calls.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { BackLink } from '#web/screens/back-link.tsx'
import { MainAction } from '#web/screens/main-action.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconPencil } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/commerce-detail.ts'
import { ApplicationCard } from './application-card.tsx'
import { reviewMessage } from './asked-commerce.ts'
import { findCommerce, findLastDecision, findOpenProposal, listUpdates } from './calls.ts'
import { CommerceActions } from './commerce-actions.tsx'
import styles from './commerce-detail.module.css'
import { CommercePhoto } from './commerce-photo.tsx'
import { isHidden } from './commerce-status.tsx'
import { NAMES } from './commerce-values.ts'
import { ContactList } from './contact-list.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { directChanges } from './direct-changes.ts'
import { EditDialog } from './edit-dialog.tsx'
import { categoryNames, facadeOf } from './facade-of.ts'
import { LocationPicture } from './location-picture.tsx'
import type { EditField } from './missing.ts'
import { MissingCard } from './missing-card.tsx'
import { PartCards } from './part-cards.tsx'
import { notesOf, PendingRows } from './pending-rows.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { PublicLinks } from './public-links.tsx'
import type { FieldName } from './use-edit.ts'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const [commerce, categories, restrictions] = await Promise.all([
    findCommerce(params.id!),
    listCategories(),
    listOwnInForce(params.id!),
  ])
  const isAsked = commerce.status === 'OK' && storedRole() === OWNER
  const [last, proposal] = await Promise.all([
    isAsked && !commerce.pending ? findLastDecision(commerce.id) : undefined,
    findOpenProposal(commerce),
  ])
  const updates = proposal && storedRole() === OWNER ? await listUpdates(commerce.id) : []
  const direct = proposal ? directChanges(updates, proposal, commerce) : {}
  return { commerce, categories, last, proposal, direct, restrictions }
})

export function HydrateFallback() {
  return <DetailSkeleton />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar este comercio'
  return <ScreenFailure error={error} heading="Comercio" title={title} />
}

export default function CommerceDetail({ loaderData }: Route.ComponentProps) {
  const { commerce, categories, last, proposal, direct, restrictions } = loaderData
  const released = proposal?.released ?? []
  const list = useLocation().state?.list
  const [editing, setEditing] = useOpenForm<{ first?: EditField }>()
  const isRejected = commerce.status === 'RE'
  const rejection = restrictions.find(({ kind }) => kind === 'application_rejected')
  const change = proposal ?? (last && last.rejected.length > 0 ? last : undefined)
  const { revalidate } = useRevalidator()
  useStatusFocused(commerce.status, proposal !== undefined)

  async function onSaved(saved: Commerce, theirs: FieldName[]) {
    await revalidate()
    setEditing(undefined)
    toast({ message: `${savedMessage(commerce, saved)}${formatOthersChanges(theirs)}` })
  }

  const open = () => setEditing({})
  const edit = (
    <Button variant="outline" icon={<IconPencil size={22} aria-hidden />} onClick={open}>
      Editar comercio
    </Button>
  )
  return (
    <>
      <div className={styles.back}>
        <BackLink to={list ?? '/commerces'} isPrevious={list !== undefined}>
          Comercios
        </BackLink>
      </div>
      <RestrictionNotices restrictions={restrictions} />
      <article className={styles.detail}>
        <Heading commerce={commerce} categories={categories}>
          {edit}
        </Heading>
        <div className={`stack ${styles.side}`}>
          {change && (
            <div className={proposal && styles.first}>
              <ProposalCard
                commerce={commerce}
                proposal={change}
                direct={direct}
                rejection={restrictions.find(({ proposal }) => proposal === change.id)}
                onEdit={open}
              />
            </div>
          )}
          <div className={`stack gap-24 ${styles.cards}`}>
            {(change === undefined || isRejected || isHidden(commerce)) && (
              <ApplicationCard commerce={commerce}>
                {rejection && <AppealLine restriction={rejection} />}
                <Button isFullWidth className={styles.correct} onClick={open}>
                  Corregir y volver a enviar
                </Button>
              </ApplicationCard>
            )}
            {storedRole() === OWNER && !isRejected && (
              <MissingCard commerce={commerce} onEdit={(first) => setEditing({ first })} />
            )}
            <PartCards commerce={commerce} />
          </div>
        </div>
        <Details {...loaderData} list={list ?? '/commerces'} />
      </article>
      <MainAction>
        {isRejected ? (
          <Button onClick={open}>Corregir y volver a enviar</Button>
        ) : (
          <div className={styles.actions}>
            {edit}
            <ButtonLink to={`/commerces/${commerce.id}/offers/`}>Ver ofertas</ButtonLink>
          </div>
        )}
      </MainAction>
      <EditDialog
        commerce={commerce}
        categories={categories}
        opened={editing !== undefined}
        first={editing?.first}
        released={storedRole() === OWNER ? released : []}
        onSaved={onSaved}
        onClose={() => setEditing(undefined)}
      />
    </>
  )
}

type HeadingProps = { commerce: Commerce; categories: Category[]; children: ReactNode }

function Heading({ commerce, categories, children }: HeadingProps) {
  return (
    <>
      <div className={styles.photo}>
        <CommercePhoto
          commerce={commerce}
          shop={facadeOf(commerce, categories)}
          sizes="(max-width: 48em) 100vw, 600px"
          alt={`Foto de ${commerce.name}`}
          isEager
        />
      </div>
      <header className={styles.heading}>
        <div className={`cluster between align-start ${styles.title}`}>
          <PageTitle className={styles.name}>{commerce.name}</PageTitle>
          {children}
        </div>
        <ul className={`cluster gap-8 ${styles.categories}`} aria-label="Categorías">
          {categoryNames(commerce.category, categories).map((name) => (
            <li key={name} className={styles.category}>
              <CategorySymbol category={name} size={28} />
              {name}
            </li>
          ))}
        </ul>
        <PublicLinks commerce={commerce} />
      </header>
    </>
  )
}

type DetailsProps = Route.ComponentProps['loaderData'] & { list: string }

function Details({ commerce, categories, proposal, direct, restrictions, list }: DetailsProps) {
  const released = proposal?.released ?? []
  const pendingProps = { commerce, categories, released }
  const isReviewedInPublic =
    proposal !== undefined && released.length < proposal.changes.length && !isHidden(commerce)
  return (
    <div className={styles.rest}>
      <p className="pre-line">{commerce.description}</p>
      {isReviewedInPublic && (
        <p className="muted">
          Esto es lo que ven hoy {storedRole() === OWNER ? 'tus' : 'los'} vecinos. Lo que está en
          revisión aún no sale.
        </p>
      )}
      <ContactList commerce={commerce} notes={notesOf(pendingProps, direct)}>
        <PendingRows {...pendingProps} />
      </ContactList>
      <LocationPicture shop={facadeOf(commerce, categories)} commerce={commerce} />
      <CommerceActions
        commerce={commerce}
        list={list}
        hold={restrictions.find(({ kind }) => kind === 'commerce_hidden')}
      />
    </div>
  )
}

/** Focuses the card that stands when the status of the application changes, and when nothing waits any more. */
function useStatusFocused(status: Status, isWaiting: boolean) {
  const last = useRef({ status, isWaiting })
  useEffect(() => {
    const before = last.current
    last.current = { status, isWaiting }
    if (before.status === status && (isWaiting || !before.isWaiting)) return
    const card = document.getElementById('cambio') ?? document.getElementById('solicitud')
    card?.focus()
  }, [status, isWaiting])
}

/** The message after a save; the application may have been decided meanwhile. */
function savedMessage(before: Commerce, saved: Commerce): string {
  const { status } = saved
  if (before.status === 'RE' && status === 'PE') {
    return 'Guardado y enviado otra vez. Te escribiremos cuando lo revisemos.'
  }
  if (before.status !== 'RE' && status === 'RE') {
    return 'Cambios guardados. Mientras escribías, la solicitud se ha rechazado: mira el motivo y vuelve a enviarla.'
  }
  return reviewMessage(before, saved) ?? 'Cambios guardados.'
}

/** Names the fields that somebody else saved meanwhile and that were merged. */
function formatOthersChanges(fields: FieldName[]): string {
  if (fields.length === 0) return ''
  const names = new Intl.ListFormat('es').format(fields.map((name) => NAMES[name].toLowerCase()))
  return ` También está lo que ha cambiado otra persona: ${names}.`
}
