import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Restriction } from '#contract/appeals.ts'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import {
  type PendingChange,
  type Proposal,
  RISKY_LABELS,
  type RiskyField,
  riskyWords,
} from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { errorMessage } from '#web/api/api.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { linkOf } from '#web/appeals/restriction-notice.tsx'
import { formatDay } from '#web/format/dates.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconPencil } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { pendingFields } from './asked-commerce.ts'
import { publishReleased, withdrawProposal } from './calls.ts'
import { categoryNames } from './facade-of.ts'
import styles from './proposal-card.module.css'

type ProposalCardProps = {
  commerce: Commerce
  categories: readonly Category[]
  /** What waits in vain: nobody reviews it any more. */
  released: readonly RiskyField[]
  /** The last one of its owner, where it is decided and nothing new waits. */
  last: Proposal | undefined
  /** What its owner may say to that. */
  rejection: Restriction | undefined
  onEdit: () => void
}

/** What its owner asks to change and waits for review, or why the last of it was not accepted. */
export function ProposalCard(props: ProposalCardProps) {
  const { commerce, categories, released, last, onEdit } = props
  const { pending } = commerce
  if (pending === undefined) {
    return last && last.rejected.length > 0 ? (
      <Rejected proposal={last} rejection={props.rejection} onEdit={onEdit} />
    ) : null
  }
  const isOffice = storedRole() === ADMINISTRATOR
  const waiting = pendingFields(commerce).filter((field) => !released.includes(field))
  return (
    <Card as="section" aria-labelledby="cambio">
      <CardBody>
        <div className={styles.head}>
          <h2 id="cambio" tabIndex={-1} className={styles.title}>
            {isOffice ? 'Cambio pedido' : 'Tu cambio'}
          </h2>
          <StatusChip tone="waiting">
            {waiting.length > 0 ? 'En revisión' : 'Sin publicar'}
          </StatusChip>
        </div>
        {waiting.length > 0 && (
          <p className={styles.lead}>
            <strong>En revisión: {riskyWords(waiting)}.</strong>{' '}
            {isOffice
              ? 'Los vecinos ven lo de antes hasta que decidáis.'
              : 'Tus vecinos ven lo de antes. Lo demás que cambies sale al momento.'}
          </p>
        )}
        {released.length > 0 && (
          <p className={styles.lead}>
            <strong>Ya no hace falta revisar: {riskyWords(released)}.</strong>{' '}
            {isOffice
              ? 'Los vecinos ven lo de antes hasta que quien lo lleva lo guarde otra vez, o lo decidáis.'
              : 'Tus vecinos ven lo de antes hasta que lo publiques.'}
          </p>
        )}
        <dl className={styles.changes}>
          {pending.map((change) => (
            <div key={change.field}>
              <dt>{RISKY_LABELS[change.field]}</dt>
              <dd>
                <AskedValue change={change} categories={categories} />
              </dd>
            </div>
          ))}
        </dl>
        {waiting.length > 0 && !isOffice && (
          <p className={styles.lead}>Te escribiremos a {storedUser()?.email} con la respuesta.</p>
        )}
        {isOffice ? (
          <div className={styles.actions}>
            <ButtonLink to="/applications" variant="soft" isFullWidth>
              Ir a revisarlo
            </ButtonLink>
          </div>
        ) : (
          <OwnActions commerce={commerce} released={released} onEdit={onEdit} />
        )}
      </CardBody>
    </Card>
  )
}

/** What is asked for a field, to be read or looked at. */
export function AskedValue({
  change,
  which = 'to',
  categories,
}: {
  change: PendingChange
  which?: 'from' | 'to'
  categories: readonly Category[]
}) {
  if (change.field === 'photo') {
    const { url, alt, photo_focus_x: x, photo_focus_y: y } = change[which]
    return (
      <img
        src={url.replace(/-\d+\.webp/, '-480.webp')}
        alt={alt || (which === 'to' ? 'La foto que se pide' : 'La foto de antes')}
        width={480}
        height={330}
        className={styles.photo}
        style={{ objectPosition: `${x}% ${y}%` }}
      />
    )
  }
  if (change.field === 'category') return categoryNames(change[which], categories).join(', ')
  return change.field === 'address' ? placeWords(change, which) : change[which]
}

/** The address, and that the point moves where nothing else does. */
function placeWords({ from, to }: PendingChange & { field: 'address' }, which: 'from' | 'to') {
  const { direction } = which === 'from' ? from : to
  if (from.direction !== to.direction) return direction
  return which === 'from' ? direction : `${direction}, con otro punto en el mapa`
}

type OwnActionsProps = Pick<ProposalCardProps, 'commerce' | 'released' | 'onEdit'>

function OwnActions({ commerce, released, onEdit }: OwnActionsProps) {
  const [isSure, setSure] = useState(true)
  const { busy, run } = useBusy<'withdraw' | 'publish'>()
  const { revalidate } = useRevalidator()
  const first = useRef<HTMLButtonElement>(null)

  const withdraw = () =>
    run('withdraw', async () => {
      try {
        await withdrawProposal(commerce.proposal!)
        toast({ message: 'Cambio retirado. Todo queda como estaba.' })
      } catch (error) {
        toast({ message: errorMessage(error) })
      }
      await revalidate()
    })

  const publish = () =>
    run('publish', async () => {
      try {
        const left = pendingFields(await publishReleased(commerce, released))
        const isPublic = !released.some((field) => left.includes(field))
        toast({
          message: isPublic
            ? `Publicado: ${riskyWords(released)}.`
            : 'Vuelve a hacer falta revisarlo: sigue en revisión.',
        })
      } catch (error) {
        toast({ message: errorMessage(error) })
      }
      await revalidate()
      document.getElementById('cambio')?.focus()
    })

  if (!isSure) {
    return (
      <div className={styles.actions}>
        <p>¿Retirar el cambio? Se pierde lo que pediste.</p>
        <Button ref={first} variant="outline" isFullWidth onClick={() => setSure(true)}>
          No, que siga en revisión
        </Button>
        <Button
          variant="danger"
          isFullWidth
          isBusy={busy !== undefined}
          busyLabel="Retirando…"
          onClick={() => void withdraw()}
        >
          Sí, retirarlo
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {released.length > 0 && (
        <Button
          isFullWidth
          isBusy={busy === 'publish'}
          busyLabel="Publicando…"
          onClick={() => void publish()}
        >
          Publicar ya: {riskyWords(released)}
        </Button>
      )}
      <Button
        variant="soft"
        isFullWidth
        icon={<IconPencil size={22} aria-hidden />}
        onClick={onEdit}
      >
        Corregir lo que pedí
      </Button>
      <Button
        variant="text"
        isFullWidth
        onClick={() => {
          setSure(false)
          requestAnimationFrame(() => first.current?.focus())
        }}
      >
        Retirar el cambio
      </Button>
    </div>
  )
}

type RejectedProps = {
  proposal: Proposal
  rejection: Restriction | undefined
  onEdit: () => void
}

function Rejected({ proposal, rejection, onEdit }: RejectedProps) {
  const { accepted, rejected, reason, decided_at } = proposal
  return (
    <Card as="section" aria-labelledby="cambio">
      <CardBody>
        <div className={styles.head}>
          <h2 id="cambio" tabIndex={-1} className={styles.title}>
            Tu cambio
          </h2>
          <StatusChip tone="bad">No aceptado</StatusChip>
        </div>
        <p className={styles.lead}>
          <strong>Se queda como estaba: {riskyWords(rejected)}.</strong>{' '}
          {accepted.length > 0 && `Ya se ve lo nuevo: ${riskyWords(accepted)}. `}
          {`Lo miramos ${formatDay(decided_at!)}.`}
        </p>
        <blockquote className={styles.reason}>«{reason}»</blockquote>
        <div className={styles.actions}>
          <Button
            variant="soft"
            isFullWidth
            icon={<IconPencil size={22} aria-hidden />}
            onClick={onEdit}
          >
            Corregirlo y volver a pedirlo
          </Button>
          {rejection && (
            <ButtonLink to={`/reclamaciones/${rejection.id}`} variant="text" isFullWidth>
              {linkOf(rejection)}
            </ButtonLink>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
