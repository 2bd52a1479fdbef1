import type { Appeal, AppealOutcome, RestrictionKind } from '#contract/appeals.ts'

/** Titles of restrictions for the office. */
export const KINDS: Record<RestrictionKind, string> = {
  application_rejected: 'Solicitud rechazada',
  commerce_hidden: 'Comercio oculto',
  commerce_deleted: 'Comercio eliminado',
  offer_deleted: 'Oferta eliminada',
  account_deactivated: 'Cuenta desactivada',
  proposal_rejected: 'Cambio no aceptado',
}

/** Returns the title of a restriction for its owner. */
export const titleFor = (kind: RestrictionKind): string => `Tu ${KINDS[kind].toLowerCase()}`

/** Labels of the choice to grant an appeal: they name its effect. */
export const GRANTED: Record<RestrictionKind, string> = {
  application_rejected: 'Aceptar el comercio',
  commerce_hidden: 'Volver a mostrarlo',
  commerce_deleted: 'Recuperarlo',
  offer_deleted: 'Recuperar la oferta',
  account_deactivated: 'Activar la cuenta',
  proposal_rejected: 'Aceptar el cambio',
}

export const OUTCOMES: Record<AppealOutcome, string> = {
  upheld: 'Se mantiene',
  granted: 'Se le dio la razón',
  withdrawn: 'Ya no hizo falta',
}

/** `commerce_name` is '' unless the object is an offer. */
export const formatObject = ({ object, commerce_name }: Appeal): string =>
  commerce_name === '' ? object : `${object}, en ${commerce_name}`

export const answeredMessage = (outcome: Appeal['outcome']) =>
  `${outcome === 'granted' ? 'Le has dado la razón.' : 'La decisión se mantiene.'} Se lo contamos por correo.`
