import type { ReactNode } from 'react'
import type { Restriction } from '#contract/appeals.ts'
import type { Commerce } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { linkText, reasonOf } from '#web/appeals/restriction-notice.tsx'
import { OwnerForm, ownerMessage } from '#web/commerces/owner-form.tsx'
import { DialogButton } from '#web/dialogs/form-dialog.tsx'
import { formatDay } from '#web/format/dates.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconDoorOff, IconEye, IconEyeOff, IconTrash, IconUser } from '#web/ui/icons.ts'
import { closeButtonId, hideButtonId, useCommerceActions } from './use-commerce-actions.ts'

type CommerceActionsProps = {
  commerce: Commerce
  /** Path of the list to open after a deletion. */
  list: string
  /** The restriction if the office has hidden the shop: the owner then cannot show the shop. */
  hold: Restriction | undefined
}

export function CommerceActions({ commerce, list, hold }: CommerceActionsProps) {
  const { status, hidden, closed_at, owner } = commerce
  const actions = useCommerceActions(commerce, list)
  return (
    <section className="divided" aria-label="Historial, ocultar o eliminar">
      {storedRole() === ADMINISTRATOR && (
        <ActionRow title="Quién lo lleva" explanation={ownerMessage(owner)}>
          <DialogButton
            title="Quién lleva el comercio"
            label={owner === null ? 'Poner a alguien' : 'Cambiar'}
            variant="outline"
            icon={IconUser}
            aria-haspopup="dialog"
          >
            <OwnerForm commerce={commerce} />
          </DialogButton>
        </ActionRow>
      )}
      {hold && (
        <ActionRow
          title="Lo ha ocultado la administración"
          explanation={`Los vecinos no lo ven, ni sus ofertas. ${reasonOf(hold)}`}
        >
          <ButtonLink to={`/reclamaciones/${hold.id}`} variant="outline">
            {linkText(hold)}
          </ButtonLink>
        </ActionRow>
      )}
      {status === 'OK' && !hold && (
        <ActionRow {...visibilityOf(commerce)}>
          <Button
            id={hideButtonId}
            variant="outline"
            icon={hidden ? IconEye : IconEyeOff}
            isBusy={actions.busy === 'hide'}
            busyLabel={hidden ? 'Mostrando…' : 'Ocultando…'}
            onClick={actions.toggleHidden}
          >
            {hidden ? 'Mostrar otra vez' : 'Ocultar'}
          </Button>
        </ActionRow>
      )}
      {status === 'OK' && closed_at === null && !hold && (
        <ActionRow
          title="¿Ha cerrado para siempre?"
          explanation="Los vecinos leerán una despedida durante un año, con otros comercios del ramo."
        >
          <Button
            id={closeButtonId}
            variant="outline"
            icon={IconDoorOff}
            isBusy={actions.busy === 'close'}
            busyLabel="Cerrando…"
            onClick={actions.close}
          >
            Ha cerrado
          </Button>
        </ActionRow>
      )}
      <ActionRow
        title="Historial"
        explanation="Qué ha cambiado, quién y cuándo. Puedes recuperar lo anterior."
      >
        <ButtonLink to={`/commerces/${commerce.id}/historial`} variant="outline">
          Ver el historial
        </ButtonLink>
      </ActionRow>
      <ActionRow title="Eliminar comercio" explanation={deletionMessage(commerce)}>
        <Button
          variant="danger"
          icon={IconTrash}
          isBusy={actions.busy === 'delete'}
          busyLabel="Eliminando…"
          onClick={actions.remove}
        >
          Eliminar
        </Button>
      </ActionRow>
      {actions.dialog}
    </section>
  )
}

function visibilityOf({ hidden, closed_at, owner }: Commerce) {
  if (closed_at !== null) {
    return {
      title: 'Ha cerrado para siempre',
      explanation: `Se dijo ${formatDay(closed_at)}. Los vecinos leen una despedida durante un año. Si vuelve a abrir, muéstralo otra vez.`,
    }
  }
  if (hidden) {
    return {
      title: 'Está oculto',
      explanation: 'Los vecinos no lo ven, ni sus ofertas. Aquí sigue todo como lo dejaste.',
    }
  }
  if (owner?.is_confirmed && !owner.is_active) {
    return {
      title: 'No se ve en el directorio',
      explanation: `La cuenta de ${owner.username} está desactivada. Actívala en Usuarios y volverá a verse.`,
    }
  }
  return {
    title: 'Se ve en el directorio',
    explanation:
      'Si lo ocultas, no se verán ni el comercio ni sus ofertas. Podrás mostrarlo cuando quieras.',
  }
}

function deletionMessage({ status }: Commerce): string {
  const place = storedRole() === ADMINISTRATOR ? 'la papelera' : '«Eliminados», bajo tu lista'
  const review = status === 'PE' ? ' y su solicitud dejará de revisarse' : ''
  return `Desaparecerá con sus ofertas${review}. Durante unos días podrás recuperarlo de ${place}.`
}

type ActionRowProps = { title: string; explanation: ReactNode; children: ReactNode }

function ActionRow({ title, explanation, children }: ActionRowProps) {
  return (
    <div className="grid align-center gap-12 py-20">
      <div>
        <h2 className="small-title">{title}</h2>
        <p className="note">{explanation}</p>
      </div>
      {children}
    </div>
  )
}
