import { type RiskyField, riskyPhrase } from '#contract/proposals.ts'
import { type Appealing, howToAppeal } from './how-to-appeal.ts'
import { type Mail, renderMail, type Site } from './template.ts'

type Shop = { commerce: string }

/** Tells an account holder that the office has made them the owner of a shop. */
export function commerceAssigned(
  site: Site,
  { commerce, commerceId }: Shop & { commerceId: number },
): Mail {
  return renderMail(site, {
    subject: `Ya puedes llevar «${commerce}» en Escaparate`,
    preview: 'La administración lo ha puesto en tu cuenta.',
    title: 'Tienes un comercio más en tu cuenta',
    before: [
      `La administración del directorio ha puesto «${commerce}» en tu cuenta.`,
      'Mira si sus datos están bien: desde ahora puedes cambiarlos y publicar sus ofertas.',
    ],
    button: { label: 'Ver el comercio', href: `${site.publicUrl}/commerces/${commerceId}` },
    after: ['Si no es tuyo, escríbenos desde la página de contacto.'],
  })
}

/** Tells the former owner of a shop that the office has given it another owner, or none. */
export function commerceTaken(
  site: Site,
  { commerce, waiting, isAppealed }: Shop & { waiting: readonly RiskyField[]; isAppealed: boolean },
): Mail {
  const asked =
    waiting.length === 0
      ? []
      : [`Lo que habías pedido cambiar (${riskyPhrase(waiting)}) ya no se revisará.`]
  const appealed = isAppealed ? ['Tu reclamación sobre un cambio tampoco sigue adelante.'] : []
  return renderMail(site, {
    subject: `Ya no llevas «${commerce}» en Escaparate`,
    preview: 'La administración lo ha pasado a otras manos.',
    title: 'Un comercio ya no está en tu cuenta',
    before: [
      `La administración ha pasado «${commerce}» a otras manos: ya no puedes cambiar sus datos ni sus ofertas.`,
      ...asked,
      ...appealed,
      'Si no lo sabías o crees que es un error, escríbenos y lo miramos.',
    ],
    button: { label: 'Escribirnos', href: `${site.publicUrl}/contacto` },
  })
}

/** Tells an owner which data of their shop the office has changed. `parts` are Spanish phrases. */
export function commerceCorrected(
  site: Site,
  { commerce, commerceId, parts }: Shop & { commerceId: number; parts: readonly string[] },
): Mail {
  const lines = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return renderMail(site, {
    subject: `Hemos corregido datos de «${commerce}»`,
    preview: `${lines.join(', ')}.`,
    title: 'Hemos corregido datos de tu comercio',
    before: [`La administración del directorio ha cambiado datos de «${commerce}».`],
    quote: { label: 'Qué ha cambiado', text: lines.join('\n'), calm: true },
    button: {
      label: 'Ver cómo era y cómo es',
      href: `${site.publicUrl}/commerces/${commerceId}/historial`,
    },
    after: ['Si algo no está bien, cámbialo tú o recupera lo anterior.'],
  })
}

export function applicationReceived(site: Site, { commerce }: Shop): Mail {
  return renderMail(site, {
    subject: `Hemos recibido la solicitud de «${commerce}»`,
    preview: 'La estamos revisando. Te escribiremos en cuanto haya respuesta.',
    title: 'Hemos recibido tu solicitud',
    before: [
      `Ya estamos revisando la solicitud de «${commerce}».`,
      'Te escribiremos en cuanto haya respuesta.',
    ],
    button: { label: 'Ver cómo va', href: `${site.publicUrl}/commerces` },
  })
}

export function applicationAccepted(
  site: Site,
  { commerce, commerceId }: Shop & { commerceId: number },
): Mail {
  return renderMail(site, {
    subject: `«${commerce}» ya está en Escaparate`,
    preview: 'Hemos aceptado tu solicitud. Tus vecinos ya pueden encontrarte.',
    title: 'Tu comercio está publicado',
    before: [
      `Hemos aceptado la solicitud de «${commerce}». Tus vecinos ya pueden encontrarte.`,
      'Añade tus ofertas y mantén al día la dirección y el teléfono.',
    ],
    button: { label: 'Ver mi comercio', href: `${site.publicUrl}/commerces/${commerceId}` },
  })
}

export function applicationRejected(
  site: Site,
  {
    commerce,
    commerceId,
    reason,
    appeal,
  }: Shop & { commerceId: number; reason: string | null; appeal?: Appealing | undefined },
): Mail {
  return renderMail(site, {
    subject: `La solicitud de «${commerce}» no se ha aceptado`,
    preview: reason ?? 'Corrígela y vuelve a enviarla cuando quieras.',
    title: 'Tu solicitud no se ha aceptado',
    before: [
      `Hemos revisado la solicitud de «${commerce}» y de momento no podemos publicar el comercio.`,
    ],
    quote: reason === null ? undefined : { label: 'Motivo', text: reason },
    button: {
      label: 'Corregir y volver a enviar',
      href: `${site.publicUrl}/commerces/${commerceId}`,
    },
    after: [
      'Puedes enviarla otra vez cuando quieras: la revisaremos de nuevo.',
      ...howToAppeal(appeal),
    ],
  })
}

export function applicationResubmitted(site: Site, { commerce }: Shop): Mail {
  return renderMail(site, {
    subject: `Hemos recibido otra vez la solicitud de «${commerce}»`,
    preview: 'La revisaremos de nuevo. Te escribiremos en cuanto haya respuesta.',
    title: 'Has vuelto a enviar tu solicitud',
    before: [
      `La solicitud de «${commerce}» está otra vez en revisión.`,
      'Te escribiremos en cuanto haya respuesta.',
    ],
    button: { label: 'Ver cómo va', href: `${site.publicUrl}/commerces` },
  })
}

/** Tells administrators of an application, submitted for the first time or again. */
export function applicationPending(site: Site, { commerce }: { commerce: string }): Mail {
  return renderMail(site, {
    subject: `Solicitud por revisar: «${commerce}»`,
    preview: 'Espera tu respuesta.',
    title: 'Hay una solicitud por revisar',
    before: [`«${commerce}» quiere aparecer en el directorio y espera tu respuesta.`],
    button: { label: 'Revisar solicitudes', href: `${site.publicUrl}/applications` },
  })
}
