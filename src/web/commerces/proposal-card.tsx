import { useRevalidator } from 'react-router'
import type { Restriction } from '#contract/appeals.ts'
import type { Commerce } from '#contract/commerces.ts'
import { type Proposal, riskyWords } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { AppealLine } from '#web/appeals/restriction-notice.tsx'
import { formatDay } from '#web/format/dates.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx'
import { IconPencil } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toast } from '#web/ui/toast.tsx'
import { withdrawProposal } from './calls.ts'
import { PendingChip } from './commerce-status.tsx'
import { type DirectChanges, directWords } from './direct-changes.ts'
import { HangingSign } from './hanging-sign.tsx'
import { pendingFields } from './pending-values.ts'

type ProposalCardProps = {
  commerce: Commerce
  /** The open proposal, or the last decided one if it was not accepted completely. */
  proposal: Proposal
  /** What the owner has changed without a review since the proposal. */
  direct: DirectChanges
  rejection: Restriction | undefined
  onEdit: () => void
}

export function ProposalCard(props: ProposalCardProps) {
  return props.proposal.state === 'open' ? <OpenCard {...props} /> : <RejectedCard {...props} />
}

function OpenCard({ commerce, proposal, direct, onEdit }: ProposalCardProps) {
  const isOffice = storedRole() === ADMINISTRATOR
  const directText = directWords(direct)
  const { released } = proposal
  const waiting = pendingFields(commerce).filter((field) => !released.includes(field))
  return (
    <HangingSign
      id="cambio"
      title={isOffice ? 'Cambio pedido' : 'Tu cambio'}
      chip={<PendingChip />}
      lead={
        <>
          {waiting.length > 0 && (
            <p className="mt-12">
              <strong>En revisión: {riskyWords(waiting)}.</strong>
              {isOffice && ' Los vecinos ven lo anterior hasta que decidas.'}
            </p>
          )}
          {released.length > 0 && (
            <p className="mt-12">
              <strong>Ya no hace falta revisar: {riskyWords(released)}.</strong>
              {!isOffice && ' Guárdalo otra vez y se publica.'}
            </p>
          )}
          {directText && <p>Ya cambiado: {directText}.</p>}
        </>
      }
      steps={[
        { name: 'Enviado', stage: 'completed', day: formatDay(proposal.created_at) },
        { name: 'En revisión', stage: 'current' },
        { name: 'Publicado', stage: 'upcoming' },
      ]}
    >
      {isOffice ? (
        <ButtonLink to="/applications" variant="soft" isFullWidth className="mt-16">
          Ir a revisarlo
        </ButtonLink>
      ) : (
        <>
          {waiting.length > 0 && (
            <p className="mt-16 note">Te escribiremos a {storedUser()?.email} con la respuesta.</p>
          )}
          <OwnActions commerce={commerce} onEdit={onEdit} />
        </>
      )}
    </HangingSign>
  )
}

function OwnActions({ commerce, onEdit }: Pick<ProposalCardProps, 'commerce' | 'onEdit'>) {
  const { revalidate } = useRevalidator()

  async function withdraw() {
    await attempt(async () => {
      await withdrawProposal(commerce.proposal!)
      toast({ message: 'Cambio retirado. Todo queda como estaba.' })
    })
    await revalidate()
  }

  return (
    <div className="grid gap-8 mt-16">
      <Button variant="soft" isFullWidth icon={IconPencil} onClick={onEdit}>
        Corregir lo que pedí
      </Button>
      <ConfirmedButton
        variant="danger-text"
        isFullWidth
        question="¿Retirar el cambio? Se pierde lo que pediste."
        no="No, que siga en revisión"
        yes="Sí, retirarlo"
        busyLabel="Retirando…"
        onClick={withdraw}
      >
        Retirar el cambio
      </ConfirmedButton>
    </div>
  )
}

function RejectedCard({ proposal, rejection, onEdit }: ProposalCardProps) {
  const { accepted, rejected, reason, decided_at } = proposal
  return (
    <HangingSign
      id="cambio"
      title="Tu cambio"
      chip={<StatusChip tone="bad">No aceptado</StatusChip>}
      lead={
        <p className="mt-12">
          <strong>Se queda como estaba: {riskyWords(rejected)}.</strong>
          {accepted.length > 0 && ` Ya está publicado: ${riskyWords(accepted)}.`}
        </p>
      }
      steps={[
        { name: 'Enviado', stage: 'completed' },
        { name: 'No aceptado', stage: 'rejected', day: formatDay(decided_at!) },
        { name: 'Publicado', stage: 'upcoming' },
      ]}
    >
      <blockquote className="pre-line rejected rounded-button mt-12 px-16 py-12">
        «{reason}»
      </blockquote>
      {rejection && <AppealLine restriction={rejection} />}
      <Button variant="soft" isFullWidth icon={IconPencil} onClick={onEdit} className="mt-16">
        Corregirlo y volver a pedirlo
      </Button>
    </HangingSign>
  )
}
