import type { Config } from '../config.ts'
import { type Mail, writeMail } from './frame.ts'

type Site = Pick<Config, 'publicUrl'>
type Owner = { username: string }
type Shop = Owner & { commerce: string }

/** To an address that anybody may have typed, so it repeats no name that could be read as a link. */
export function confirmAccount(
  site: Site,
  { username, commerce, link }: Owner & { commerce?: string; link: string },
): Mail {
  const shop = commerce === undefined || isLikeLink(commerce) ? 'tu comercio' : `«${commerce}»`
  return writeMail(site, {
    subject: 'Confirma tu cuenta de Escaparate',
    preview: 'Falta un paso para que revisemos tu solicitud. El enlace vale 3 días.',
    title: 'Confirma tu cuenta',
    username: isLikeLink(username) ? undefined : username,
    before: [`Falta un paso para que revisemos la solicitud de ${shop}: confirma tu correo.`],
    button: { label: 'Confirmar mi cuenta', href: link },
    after: [
      'El enlace vale 3 días. Si caduca, puedes pedir otro.',
      'Si no te has registrado tú, no hagas nada: nadie podrá usar tu correo.',
    ],
  })
}

/** To the owner of an address with which somebody registered again. */
export function addressTaken(site: Site, { username }: Owner): Mail {
  return writeMail(site, {
    subject: 'Alguien ha intentado registrarse con tu correo',
    preview: 'Ya tienes una cuenta y no ha cambiado nada en ella.',
    title: 'Ya tienes una cuenta',
    username,
    before: [
      'Alguien ha intentado registrarse con este correo. Tu cuenta sigue como estaba.',
      'Si has sido tú, inicia sesión con tu contraseña de siempre.',
    ],
    button: { label: 'Iniciar sesión', href: `${site.publicUrl}/login` },
    after: [
      { label: 'No recuerdo mi contraseña', href: `${site.publicUrl}/password/reset` },
      'Si no has sido tú, no tienes que hacer nada.',
    ],
  })
}

export function resetPassword(site: Site, { username, link }: Owner & { link: string }): Mail {
  return writeMail(site, {
    subject: 'Elige otra contraseña en Escaparate',
    preview: 'El enlace vale una hora y sirve una sola vez.',
    title: 'Elige otra contraseña',
    username,
    before: ['Has pedido cambiar tu contraseña. Pulsa el botón y escribe la nueva.'],
    button: { label: 'Elegir contraseña', href: link },
    after: [
      'El enlace vale una hora y sirve una sola vez.',
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  })
}

export function passwordChanged(site: Site, { username }: Owner): Mail {
  return writeMail(site, {
    subject: 'Tu contraseña de Escaparate ha cambiado',
    preview: 'Si no has sido tú, elige otra ahora mismo.',
    title: 'Tu contraseña ha cambiado',
    username,
    before: [
      'Acabamos de cambiarla y de cerrar las demás sesiones. Si has sido tú, ya está todo hecho.',
      'Si no has sido tú, elige otra ahora mismo.',
    ],
    button: { label: 'Elegir otra contraseña', href: `${site.publicUrl}/password/reset` },
  })
}

export function applicationReceived(site: Site, { username, commerce }: Shop): Mail {
  return writeMail(site, {
    subject: `Hemos recibido la solicitud de «${commerce}»`,
    preview: 'La estamos revisando. Te escribiremos en cuanto haya respuesta.',
    title: 'Hemos recibido tu solicitud',
    username,
    before: [
      `Tu cuenta está confirmada y ya estamos revisando la solicitud de «${commerce}».`,
      'Te escribiremos en cuanto haya respuesta.',
    ],
    button: { label: 'Ver cómo va', href: `${site.publicUrl}/commerces` },
  })
}

export function applicationAccepted(
  site: Site,
  { username, commerce, commerceId }: Shop & { commerceId: number },
): Mail {
  return writeMail(site, {
    subject: `«${commerce}» ya está en Escaparate`,
    preview: 'Hemos aceptado tu solicitud. Tus vecinos ya pueden encontrarte.',
    title: 'Tu comercio está publicado',
    username,
    before: [
      `Hemos aceptado la solicitud de «${commerce}». Tus vecinos ya pueden encontrarte.`,
      'Añade tus ofertas y mantén al día la dirección y el teléfono.',
    ],
    button: { label: 'Ver mi comercio', href: `${site.publicUrl}/commerces/${commerceId}` },
  })
}

export function applicationRejected(
  site: Site,
  { username, commerce, commerceId, reason }: Shop & { commerceId: number; reason: string | null },
): Mail {
  return writeMail(site, {
    subject: `La solicitud de «${commerce}» no se ha aceptado`,
    preview: reason ?? 'Corrígela y vuelve a enviarla cuando quieras.',
    title: 'Tu solicitud no se ha aceptado',
    username,
    before: [
      `Hemos revisado la solicitud de «${commerce}» y de momento no podemos publicar el comercio.`,
    ],
    quote: reason === null ? undefined : { label: 'Motivo', text: reason },
    button: {
      label: 'Corregir y volver a enviar',
      href: `${site.publicUrl}/commerces/${commerceId}`,
    },
    after: ['Puedes enviarla otra vez cuando quieras: la revisaremos de nuevo.'],
  })
}

export function applicationSentAgain(site: Site, { username, commerce }: Shop): Mail {
  return writeMail(site, {
    subject: `Hemos recibido otra vez la solicitud de «${commerce}»`,
    preview: 'La revisaremos de nuevo. Te escribiremos en cuanto haya respuesta.',
    title: 'Has vuelto a enviar tu solicitud',
    username,
    before: [
      `La solicitud de «${commerce}» está otra vez en revisión.`,
      'Te escribiremos en cuanto haya respuesta.',
    ],
    button: { label: 'Ver cómo va', href: `${site.publicUrl}/commerces` },
  })
}

/** To administrators, for a first application and for one that is sent again. */
export function applicationWaits(site: Site, { commerce }: { commerce: string }): Mail {
  return writeMail(site, {
    subject: `Solicitud por revisar: «${commerce}»`,
    preview: 'Espera tu respuesta.',
    title: 'Hay una solicitud por revisar',
    before: [`«${commerce}» quiere aparecer en el directorio y espera tu respuesta.`],
    button: { label: 'Revisar solicitudes', href: `${site.publicUrl}/applications` },
  })
}

function isLikeLink(name: string): boolean {
  return /:\/\/|[\p{L}\p{N}]\.\p{L}{2}|@/u.test(name)
}
