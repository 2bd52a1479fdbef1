import type { ReportDecision, ReportKind } from '#contract/reports.ts'
import { type AppealLink, type Contact, howToAppeal, whereTo } from './how-to-appeal.ts'
import type { Mail } from './template.ts'

export const newMessage: Mail = {
  subject: 'Hay un mensaje por responder',
  preview: 'Alguien ha escrito desde la página de contacto.',
  title: 'Hay un mensaje por responder',
  before: [
    'Alguien ha escrito desde la página de contacto y espera respuesta.',
    'Si llegan más en la próxima hora, no te avisaremos de cada uno.',
  ],
  button: { label: 'Ver los mensajes', href: '/messages' },
}

export const answerToMessage = ({
  subject,
  message,
  answer,
}: {
  subject: string
  message: string
  answer: string
}): Mail => ({
  subject: `Respuesta a «${subject}»`,
  preview: answer,
  title: 'Respuesta a tu mensaje',
  isGreeted: true,
  before: answer.split(/\n{2,}/),
  quote: { label: `Nos escribiste sobre «${subject}»`, text: message, calm: true },
  button: { label: 'Escribir otra vez', href: '/contacto' },
  after: [
    'Si te queda alguna pregunta, escríbenos otra vez desde la página de contacto: las respuestas a este correo no nos llegan.',
    'Si no nos has escrito tú, alguien puso tu correo por error y no tienes que hacer nada.',
  ],
})

export const newReport: Mail = {
  subject: 'Hay un problema por mirar',
  preview: 'Alguien ha avisado de un problema con un comercio o una oferta.',
  title: 'Hay un problema por mirar',
  before: [
    'Alguien ha avisado de un problema con un comercio o una oferta. Nada cambia hasta que decidas.',
    'Si llegan más en la próxima hora, no te avisaremos de cada uno.',
  ],
  button: { label: 'Ver los problemas', href: '/avisos' },
}

/** Confirms a report (article 16(4) of the Digital Services Act). */
export const reportReceipt = ({ object }: { object: string }): Mail => ({
  subject: `Gracias por avisarnos de «${object}»`,
  preview: 'Lo decidirá una persona y te escribiremos.',
  title: 'Gracias por avisarnos',
  before: [
    `Gracias por avisarnos de un problema con «${object}».`,
    'Lo decidirá una persona, y te escribiremos con lo que decida y por qué.',
  ],
  button: { label: 'Ir al directorio', href: '/directorio' },
  after: [
    'Al dueño del comercio no le decimos quién eres.',
    'Si no nos has avisado tú, alguien puso tu correo por error y no tienes que hacer nada.',
  ],
})

const DECIDED: Record<ReportDecision, string> = {
  corrected: 'Hemos mirado el problema de «{object}» y está corregido.',
  hidden: 'Hemos mirado el problema de «{object}» y ya no se ve en el directorio.',
  unchanged: 'Hemos mirado el problema de «{object}» y lo dejamos como está.',
}

/** Article 16(5) of the Digital Services Act requires the decision, its reason and how to object. */
export function reportDecided({
  object,
  text,
  decision,
  reason,
  contact,
}: Contact & { object: string; text: string; decision: ReportDecision; reason: string }): Mail {
  const sentence = DECIDED[decision].replace('{object}', () => object)
  return {
    subject: `El problema de «${object}»`,
    preview: sentence,
    title: 'Hemos mirado el problema',
    before: [sentence, ...reason.split(/\n{2,}/)],
    quote: { label: 'Nos avisaste de esto', text, calm: true },
    button: { label: 'Escribirnos', href: '/contacto' },
    after: [
      `Si tienes algo que añadir, escríbenos ${whereTo(contact)}. Lo ha decidido una persona.`,
      'Si no estás de acuerdo, también puedes acudir a los tribunales.',
    ],
  }
}

const GROUNDS: Record<ReportKind, string> = {
  illegal: 'por contenido que puede ser ilegal',
  wrong_data: 'porque hay datos que están mal',
  closed: 'porque parece que ha cerrado para siempre',
  other: 'por un problema con lo que se publica',
}

/**
 * Tells the owner what article 17(3) of the Digital Services Act requires: what was done, since when and for how long,
 * the facts and grounds, that somebody reported the object, that no machine decided, and how to object.
 */
export function hiddenAfterReport({
  object,
  commerce,
  isOffer,
  kind,
  reason,
  contact,
  appeal,
}: Contact & {
  appeal: AppealLink | undefined
  object: string
  commerce: number
  isOffer: boolean
  kind: ReportKind
  reason: string
}): Mail {
  const whatWasDone = isOffer ? 'Hemos eliminado la oferta' : 'Hemos ocultado'
  const path = isOffer ? `commerces/${commerce}/offers` : `commerces/${commerce}`
  return {
    subject: `${whatWasDone} «${object}»`,
    preview: reason,
    title: isOffer ? 'Hemos eliminado una oferta tuya' : 'Hemos ocultado tu comercio',
    before: [
      `${whatWasDone} «${object}» del directorio, ${GROUNDS[kind]}. Desde ahora no se ve en ninguna parte, hasta que se aclare.`,
      'Nos avisaron de un problema y lo ha decidido una persona.',
    ],
    quote: { label: 'Motivo', text: reason },
    button: {
      label: isOffer ? 'Ver mis ofertas' : 'Ver mi comercio',
      href: `/${path}`,
    },
    after: [
      `Si ya lo has corregido, escríbenos ${whereTo(contact)} y lo volvemos a mirar.`,
      ...howToAppeal(appeal),
      'También puedes acudir a los tribunales.',
    ],
  }
}
