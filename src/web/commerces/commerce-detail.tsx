import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Commerce, Status } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
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
import { Card, CardBody } from '#web/ui/card.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconPencil } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
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
import { formatClosure } from './open-words.ts'
import { notesOf, PendingRows } from './pending-rows.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { isPublished, PublicLinks } from './public-links.tsx'
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
  const shop = facadeOf(commerce, categories)
  const list = useLocation().state?.list
  const offers = `/commerces/${commerce.id}/offers/`
  const [editing, setEditing] = useOpenForm<{ first?: EditField }>()
  const isRejected = commerce.status === 'RE'
  const rejection = restrictions.find(({ kind }) => kind === 'application_rejected')
  const change = proposal ?? (last && last.rejected.length > 0 ? last : undefined)
  const pendingProps = { commerce, categories, released }
  const isReviewedInPublic =
    proposal !== undefined && released.length < proposal.changes.length && !isHidden(commerce)
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
        <div className={styles.photo}>
          <CommercePhoto
            commerce={commerce}
            shop={shop}
            sizes="(max-width: 48em) 100vw, 600px"
            alt={`Foto de ${commerce.name}`}
            isEager
          />
        </div>
        <header className={styles.heading}>
          <div className={`cluster between align-start ${styles.title}`}>
            <PageTitle className={styles.name}>{commerce.name}</PageTitle>
            {edit}
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
            {isPublished(commerce) && (
              <Card as="section">
                <CardBody>
                  <h2 className="title">Cifras</h2>
                  <p className={`note ${styles.note}`}>
                    Cuánta gente lo ve, llama o busca cómo llegar.
                  </p>
                  <ButtonLink to={`/commerces/${commerce.id}/cifras`} variant="soft" isFullWidth>
                    Ver las cifras
                  </ButtonLink>
                </CardBody>
              </Card>
            )}
            <Card as="section">
              <CardBody>
                <h2 className="title">Horario</h2>
                <p className={`note ${styles.note}`}>{unbroken(hoursLine(commerce), SHIFT)}</p>
                <ButtonLink to={`/commerces/${commerce.id}/horario`} variant="soft" isFullWidth>
                  {commerce.hours === null ? 'Poner el horario' : 'Cambiar el horario'}
                </ButtonLink>
              </CardBody>
            </Card>
            <Card as="section">
              <CardBody>
                <h2 className="title">Fotos</h2>
                <p className={`note ${styles.note}`}>{photosLine(commerce)}</p>
                <ButtonLink to={`/commerces/${commerce.id}/fotos`} variant="soft" isFullWidth>
                  {commerce.photos.length <= 1 ? 'Añadir fotos' : 'Cambiar las fotos'}
                </ButtonLink>
              </CardBody>
            </Card>
            <Card as="section">
              <CardBody>
                <h2 className="title">Dirección en el mapa</h2>
                <p className={`note ${styles.note}`}>{placeLine(commerce)}</p>
                <ButtonLink to={`/commerces/${commerce.id}/lugar`} variant="soft" isFullWidth>
                  {commerce.latitude === null ? 'Ponerlo en el mapa' : 'Mover en el mapa'}
                </ButtonLink>
              </CardBody>
            </Card>
            <Card as="section" className={isRejected ? '' : styles.offers}>
              <CardBody>
                <h2 className="title">Ofertas</h2>
                <p className={`note ${styles.note}`}>{offersLine(commerce)}</p>
                <ButtonLink to={offers} variant="soft" isFullWidth>
                  Ver ofertas
                </ButtonLink>
              </CardBody>
            </Card>
          </div>
        </div>
        <div className={styles.rest}>
          <p className="pre-line">{commerce.description}</p>
          {isReviewedInPublic && (
            <p className="muted">
              Esto es lo que ven hoy {storedRole() === OWNER ? 'tus' : 'los'} vecinos. Lo que está
              en revisión aún no sale.
            </p>
          )}
          <ContactList commerce={commerce} notes={notesOf(pendingProps, direct)}>
            <PendingRows {...pendingProps} />
          </ContactList>
          <LocationPicture shop={shop} commerce={commerce} />
          <CommerceActions
            commerce={commerce}
            list={list ?? '/commerces'}
            hold={restrictions.find(({ kind }) => kind === 'commerce_hidden')}
          />
        </div>
      </article>
      <MainAction>
        {isRejected ? (
          <Button onClick={open}>Corregir y volver a enviar</Button>
        ) : (
          <div className={styles.actions}>
            {edit}
            <ButtonLink to={offers}>Ver ofertas</ButtonLink>
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

function hoursLine({ hours_text, hours }: Commerce): string {
  if (hours === null) return 'Aún no dices cuándo abres.'
  const closed = hours.closure && formatClosure(hours.closure)
  return [hours_text, closed].filter(Boolean).join('. ')
}

function photosLine({ photos }: Commerce): string {
  if (photos.length === 0) return 'Sin foto: se ve un dibujo de la fachada.'
  if (photos.length === 1) return 'Solo la portada. Caben siete más.'
  const untold = photos.filter(({ alt }) => alt === '').length
  const count = formatCount(photos.length, 'foto', 'fotos')
  if (untold === 0) return `${count}.`
  return `${count}. Falta describir ${untold === 1 ? 'una' : untold}.`
}

function placeLine({ latitude, direction }: Commerce): string {
  return latitude === null ? 'Aún no está en el mapa.' : `En el mapa, en ${direction}.`
}

function offersLine(commerce: Commerce): string {
  const { status, offers } = commerce
  if (offers === 0) return 'Todavía no hay ninguna.'
  if (isHidden(commerce)) {
    return `${formatCount(offers, 'preparada', 'preparadas')}. Se verán cuando vuelva a verse el comercio.`
  }
  if (status === 'OK') return `${formatCount(offers, 'publicada', 'publicadas')}.`
  return `${formatCount(offers, 'preparada', 'preparadas')}. Se verán cuando se publique el comercio.`
}
