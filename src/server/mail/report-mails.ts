import type { ReportDecision, ReportKind } from '#contract/reports.ts'
import { type Appealing, howToAppeal } from './how-to-appeal.ts'
import { type Mail, renderMail, type Site } from './template.ts'
import { type Contact, whereTo } from './where-to.ts'

/** Tells administrators of a new report. Its text is only shown on the site. */
export function newReport(site: Site): Mail {
  return renderMail(site, {
    subject: 'Hay un aviso por mirar',
    preview: 'Alguien ha avisado de un problema con un comercio o una oferta.',
    title: 'Hay un aviso por mirar',
    before: [
      'Alguien ha avisado de un problema con un comercio o una oferta. Nada cambia hasta que decidas.',
      'Si llegan más en la próxima hora, no te avisaremos de cada uno.',
    ],
    button: { label: 'Ver los avisos', href: `${site.publicUrl}/avisos` },
  })
}

/** Confirms a report to the address that its author typed (article 16(4) of the Digital Services Act). */
export function reportReceipt(site: Site, { object }: { object: string }): Mail {
  return renderMail(site, {
    subject: `Hemos recibido tu aviso sobre «${object}»`,
    preview: 'Lo decidirá una persona y te escribiremos.',
    title: 'Hemos recibido tu aviso',
    before: [
      `Gracias por avisarnos de un problema con «${object}».`,
      'Lo decidirá una persona, y te escribiremos con lo que decida y por qué.',
    ],
    button: { label: 'Ir al directorio', href: `${site.publicUrl}/directorio` },
    after: [
      'Al dueño del comercio no le decimos quién eres.',
      'Si no nos has avisado tú, alguien puso tu correo por error y no tienes que hacer nada.',
    ],
  })
}

const DECIDED: Record<ReportDecision, string> = {
  corrected: 'Hemos mirado tu aviso sobre «{object}» y está corregido.',
  hidden: 'Hemos mirado tu aviso sobre «{object}» y ya no se ve en el directorio.',
  unchanged: 'Hemos mirado tu aviso sobre «{object}» y lo dejamos como está.',
}

/** Tells the reporter the decision, its reason, and how to object (article 16(5)). */
export function reportDecided(
  site: Site,
  {
    object,
    text,
    decision,
    reason,
    contact,
  }: Contact & { object: string; text: string; decision: ReportDecision; reason: string },
): Mail {
  const sentence = DECIDED[decision].replace('{object}', () => object)
  return renderMail(site, {
    subject: `Tu aviso sobre «${object}»`,
    preview: sentence,
    title: 'Hemos mirado tu aviso',
    before: [sentence, ...reason.split(/\n{2,}/)],
    quote: { label: 'Nos avisaste de esto', text, calm: true },
    button: { label: 'Escribirnos', href: `${site.publicUrl}/contacto` },
    after: [
      `Si tienes algo que añadir, escríbenos ${whereTo(contact)}. Lo ha decidido una persona.`,
      'Si no estás de acuerdo, también puedes acudir a los tribunales.',
    ],
  })
}

const GROUNDS: Record<ReportKind, string> = {
  illegal: 'por contenido que puede ser ilegal',
  wrong_data: 'porque hay datos que están mal',
  closed: 'porque parece que ha cerrado para siempre',
  other: 'por un problema con lo que se publica',
}

/**
 * Sends the owner the statement of reasons (article 17(3)): what was done, since when and for how long, on what facts
 * and grounds, that it followed a report, that no machine decided, and how to object. Never names the reporter.
 */
export function hiddenAfterReport(
  site: Site,
  {
    object,
    commerce,
    isOffer,
    kind,
    reason,
    contact,
    appeal,
  }: Contact & {
    appeal: Appealing | undefined
    object: string
    commerce: number
    isOffer: boolean
    kind: ReportKind
    reason: string
  },
): Mail {
  const done = isOffer ? 'Hemos eliminado la oferta' : 'Hemos ocultado'
  const path = isOffer ? `commerces/${commerce}/offers` : `commerces/${commerce}`
  return renderMail(site, {
    subject: `${done} «${object}»`,
    preview: reason,
    title: isOffer ? 'Hemos eliminado una oferta tuya' : 'Hemos ocultado tu comercio',
    before: [
      `${done} «${object}» del directorio, ${GROUNDS[kind]}. Desde ahora no se ve en ninguna parte, hasta que se aclare.`,
      'Nos llegó un aviso y lo ha decidido una persona.',
    ],
    quote: { label: 'Motivo', text: reason },
    button: {
      label: isOffer ? 'Ver mis ofertas' : 'Ver mi comercio',
      href: `${site.publicUrl}/${path}`,
    },
    after: [
      `Si ya lo has corregido, escríbenos ${whereTo(contact)} y lo volvemos a mirar.`,
      ...howToAppeal(appeal),
      'También puedes acudir a los tribunales.',
    ],
  })
}
