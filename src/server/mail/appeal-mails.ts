import type { AppealOutcome, RestrictionKind } from '#contract/appeals.ts'
import { type RiskyField, riskyWords } from '#contract/proposals.ts'
import { type AppealLink, appealSentence, type Contact, whereTo } from './how-to-appeal.ts'
import type { Mail } from './template.ts'

type Restriction = Contact & {
  kind: Exclude<RestrictionKind, 'application_rejected' | 'proposal_rejected'>
  object: string
  reason: string | null
  appeal: AppealLink | undefined
}

const TEXTS: Record<Restriction['kind'], { title: string; subject: string; text: string }> = {
  commerce_hidden: {
    title: 'Hemos ocultado tu comercio',
    subject: 'Hemos ocultado «{object}»',
    text: 'Hemos ocultado «{object}» del directorio. Desde ahora no se ve en ninguna parte, hasta que se aclare.',
  },
  commerce_deleted: {
    title: 'Hemos eliminado tu comercio',
    subject: 'Hemos eliminado «{object}»',
    text: 'Hemos eliminado «{object}» del directorio, con sus ofertas. Está en la papelera y todavía puede volver.',
  },
  offer_deleted: {
    title: 'Hemos eliminado una oferta tuya',
    subject: 'Hemos eliminado la oferta «{object}»',
    text: 'Hemos eliminado la oferta «{object}» del directorio. Está en la papelera y todavía puede volver.',
  },
  account_deactivated: {
    title: 'Hemos desactivado tu cuenta',
    subject: 'Hemos desactivado tu cuenta de Escaparate',
    text: 'Hemos desactivado tu cuenta. Desde ahora no puedes iniciar sesión y tus comercios no se ven en el directorio.',
  },
}

export function restrictionMail({ kind, object, reason, appeal, contact }: Restriction): Mail {
  const { title, subject, text } = TEXTS[kind]
  const withObject = (sentence: string) => sentence.replace('{object}', () => object)
  return {
    subject: withObject(subject),
    preview: reason ?? withObject(text),
    title,
    before: [withObject(text), 'Lo ha decidido una persona.'],
    quote: reason === null ? undefined : { label: 'Motivo', text: reason },
    button: appeal
      ? { label: 'No estoy de acuerdo', href: appeal.href }
      : { label: 'Escribirnos', href: '/contacto' },
    after: [
      ...(appeal ? [appealSentence(appeal)] : []),
      `También puedes escribirnos ${whereTo(contact)} o acudir a los tribunales.`,
    ],
  }
}

export const newAppeal = ({ object }: { object: string }): Mail => ({
  subject: `Reclamación por responder: «${object}»`,
  preview: 'Alguien no está de acuerdo con una decisión de la administración.',
  title: 'Hay una reclamación por responder',
  before: [
    `El dueño de «${object}» no está de acuerdo con lo que se decidió. Lo que respondas es definitivo.`,
  ],
  button: { label: 'Ver las reclamaciones', href: '/reclamaciones' },
})

type Answer = {
  id: number
  kind: RestrictionKind
  object: string
  outcome: Exclude<AppealOutcome, 'withdrawn'>
  answer: string
  /** Fields of a granted change that are not applied, because the value has changed since. */
  skipped?: readonly RiskyField[]
}

const GRANTED_TEXTS: Record<RestrictionKind, string> = {
  application_rejected:
    'Hemos aceptado «{object}» y ya está publicado: tus vecinos lo ven desde ahora.',
  commerce_hidden: 'Hemos vuelto a mostrar «{object}»: tus vecinos lo ven desde ahora.',
  commerce_deleted: 'Hemos devuelto «{object}» al directorio, con sus ofertas.',
  offer_deleted: 'Hemos devuelto la oferta «{object}» al directorio.',
  account_deactivated:
    'Hemos activado otra vez tu cuenta: ya puedes iniciar sesión, con tu contraseña de siempre.',
  proposal_rejected: 'Aceptamos lo que pediste cambiar en «{object}».',
}

const UPHELD_TEXTS: Record<RestrictionKind, string> = {
  application_rejected:
    'La solicitud de «{object}» sigue rechazada. Puedes corregirla y enviarla otra vez.',
  commerce_hidden: '«{object}» sigue oculto.',
  commerce_deleted: '«{object}» sigue fuera del directorio.',
  offer_deleted: 'La oferta «{object}» sigue eliminada.',
  account_deactivated: 'Tu cuenta sigue desactivada.',
  proposal_rejected:
    'En «{object}» se queda lo que había. Puedes pedir otro cambio cuando quieras.',
}

export function appealAnswered({ id, kind, object, outcome, answer, skipped = [] }: Answer): Mail {
  const isGranted = outcome === 'granted'
  const sentence = (isGranted ? GRANTED_TEXTS : UPHELD_TEXTS)[kind].replace(
    '{object}',
    () => object,
  )
  const isAccount = kind === 'account_deactivated'
  return {
    subject: isGranted ? `Tienes razón: «${object}»` : `Tu reclamación sobre «${object}»`,
    preview: sentence,
    title: isGranted ? 'Tienes razón' : 'Mantenemos la decisión',
    before: [
      'Hemos leído tu reclamación y la hemos vuelto a mirar.',
      sentence,
      ...(skipped.length === 0 ? [] : [skippedNote(skipped)]),
    ],
    quote: answer === '' ? undefined : { label: 'Lo que te respondemos', text: answer, calm: true },
    button: isAccount
      ? {
          label: isGranted ? 'Iniciar sesión' : 'Ir al directorio',
          href: `/${isGranted ? 'login' : 'directorio'}`,
        }
      : { label: 'Verlo en mi cuenta', href: `/reclamaciones/${id}` },
    after: isGranted
      ? ['Perdona las molestias.']
      : [
          'Esta respuesta es definitiva: no se puede reclamar otra vez. Siempre puedes acudir a los tribunales.',
        ],
  }
}

const skippedNote = (fields: readonly RiskyField[]) =>
  `Esto ha cambiado después, y se queda como está: ${riskyWords(fields)}. Si aún lo quieres, pídelo otra vez.`
