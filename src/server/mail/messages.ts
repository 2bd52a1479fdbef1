import type { Config } from '../config.ts'
import { type Mail, renderMail } from './template.ts'

type Site = Pick<Config, 'publicUrl'>
type Owner = { username: string }
type Shop = Owner & { commerce: string }

/** To an address that anybody may have typed, so it repeats no name that could be read as a link. */
export function confirmAccount(
  site: Site,
  { username, commerce, link }: Owner & { commerce?: string; link: string },
): Mail {
  const shop = commerce === undefined || isLikeLink(commerce) ? 'tu comercio' : `«${commerce}»`
  return renderMail(site, {
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

type Sent = { commerce: string | null; sentAt: Date; link: string }

/**
 * To an address with which several registrations were sent, newest first, perhaps not all by its owner:
 * all stand equal, for whoever opens a link gets what was written there.
 */
export function confirmOneOf(
  site: Site,
  { registrations, unlisted }: { registrations: Sent[]; unlisted: number },
): Mail {
  const [button, ...others] = registrations.map(({ commerce, sentAt, link }) => ({
    label: `${commerce === null || isLikeLink(commerce) ? 'Un comercio' : `«${commerce}»`}, enviado el ${inSpain(sentAt)}`,
    href: link,
  }))
  return renderMail(site, {
    subject: 'Confirma el registro que enviaste tú',
    preview: 'Con este correo se han enviado varios. Abre solo el tuyo.',
    title: 'Elige el registro que es tuyo',
    before: [
      'Con este correo se han enviado varios registros en Escaparate. Estos son:',
      'No abras ninguno que no hayas escrito tú. Al confirmar el tuyo, los demás se borran.',
    ],
    button: button!,
    others,
    after: [
      ...(unlisted > 0 ? [`Hay además ${unlisted} más antiguos, que no caben aquí.`] : []),
      'Los enlaces valen 3 días. Si caducan, puedes pedir otros.',
      'Si no te has registrado tú, no hagas nada: nadie podrá usar tu correo.',
    ],
  })
}

/** To the owner of an address with which somebody registered again. */
export function addressTaken(site: Site, { username }: Owner): Mail {
  return renderMail(site, {
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
  return renderMail(site, {
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
  return renderMail(site, {
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

/** To an address that anybody may have typed, so it names nobody. */
export function confirmEmail(site: Site, { link }: { link: string }): Mail {
  return renderMail(site, {
    subject: 'Confirma tu nuevo correo de Escaparate',
    preview: 'Falta un paso para cambiarlo. El enlace vale 3 días.',
    title: 'Confirma tu nuevo correo',
    before: [
      'Has pedido usar este correo en tu cuenta de Escaparate. Pulsa el botón para cambiarlo.',
    ],
    button: { label: 'Confirmar mi correo', href: link },
    after: [
      'El enlace vale 3 días. Hasta que lo pulses, sigue valiendo tu correo de antes.',
      'Si no lo has pedido tú, no hagas nada: nadie podrá usar tu correo.',
    ],
  })
}

/** To the owner of an address that somebody wants for another account. */
export function emailInUse(site: Site, { username }: Owner): Mail {
  return renderMail(site, {
    subject: 'Alguien quiere usar tu correo en otra cuenta',
    preview: 'Ya tienes una cuenta con él y no ha cambiado nada en ella.',
    title: 'Este correo ya tiene una cuenta',
    username,
    before: [
      'Alguien ha pedido usar este correo en otra cuenta de Escaparate. No puede: es el de la tuya, que sigue como estaba.',
      'Si has sido tú, entra en la cuenta que tiene este correo, o elige otro para la que quieres cambiar.',
    ],
    button: { label: 'Iniciar sesión', href: `${site.publicUrl}/login` },
    after: ['Si no has sido tú, no tienes que hacer nada.'],
  })
}

/** To the address that an account still has. */
export function emailChangeAsked(site: Site, { username, email }: Owner & { email: string }): Mail {
  return renderMail(site, {
    subject: 'Has pedido cambiar tu correo de Escaparate',
    preview: 'Si no has sido tú, cambia tu contraseña ahora mismo.',
    title: 'Vas a cambiar tu correo',
    username,
    before: [
      `Has pedido que el correo de tu cuenta sea ${email}. Cambiará cuando lo confirmes desde allí.`,
      'Si no has sido tú, elige otra contraseña ahora mismo: eso también anula el cambio.',
    ],
    button: { label: 'Elegir otra contraseña', href: `${site.publicUrl}/password/reset` },
  })
}

/** To the address that an account had until now. */
export function emailChanged(site: Site, { username, email }: Owner & { email: string }): Mail {
  return renderMail(site, {
    subject: 'Tu correo de Escaparate ha cambiado',
    preview: 'Si no has sido tú, escríbenos ahora mismo.',
    title: 'Tu correo ha cambiado',
    username,
    before: [
      `El correo de tu cuenta es ahora ${email}. Entra con él a partir de hoy.`,
      'Si no has sido tú, escríbenos ahora mismo: con este correo ya no puedes entrar.',
    ],
    button: { label: 'Escribirnos', href: `${site.publicUrl}/contacto` },
  })
}

export function accountDeleted(site: Site, { username }: Owner): Mail {
  return renderMail(site, {
    subject: 'Tu cuenta de Escaparate está eliminada',
    preview: 'Tus comercios ya no se ven. Gracias por haber estado aquí.',
    title: 'Hasta otra',
    username,
    before: [
      'Hemos eliminado tu cuenta, como has pedido. Tus comercios y sus ofertas ya no se ven, y dentro de 30 días se borran del todo.',
      'Si algún día quieres volver, puedes registrarte otra vez con este mismo correo.',
      'Si no has sido tú, escríbenos cuanto antes.',
    ],
    button: { label: 'Escribirnos', href: `${site.publicUrl}/contacto` },
  })
}

/** To somebody for whom the office has added a shop, and who has no account yet. */
export function invitation(
  site: Site,
  { commerce, link }: { commerce?: string | undefined; link: string },
): Mail {
  const shop = commerce === undefined || isLikeLink(commerce) ? 'tu comercio' : `«${commerce}»`
  return renderMail(site, {
    subject: `Te damos paso a ${shop} en Escaparate`,
    preview: 'Elige una contraseña y ya podrás cambiarlo. El enlace vale 7 días.',
    title: 'Elige tu contraseña',
    before: [
      `La administración del directorio ha añadido ${shop} y ha puesto este correo como el de quien lo lleva.`,
      'Elige una contraseña y podrás cambiar sus datos y publicar ofertas.',
    ],
    button: { label: 'Elegir mi contraseña', href: link },
    after: [
      'El enlace vale 7 días. Si caduca, pídenos otro.',
      'Si no llevas este comercio, no hagas nada o escríbenos: nadie podrá usar tu correo.',
    ],
  })
}

/** To somebody with an account, to whom the office has given a shop. */
export function commerceEntrusted(
  site: Site,
  { username, commerce, commerceId }: Shop & { commerceId: number },
): Mail {
  return renderMail(site, {
    subject: `Ya puedes llevar «${commerce}» en Escaparate`,
    preview: 'La administración lo ha puesto en tu cuenta.',
    title: 'Tienes un comercio más en tu cuenta',
    username,
    before: [
      `La administración del directorio ha puesto «${commerce}» en tu cuenta.`,
      'Mira si sus datos están bien: desde ahora puedes cambiarlos y publicar sus ofertas.',
    ],
    button: { label: 'Ver el comercio', href: `${site.publicUrl}/commerces/${commerceId}` },
    after: ['Si no es tuyo, escríbenos desde la página de contacto.'],
  })
}

export function applicationReceived(site: Site, { username, commerce }: Shop): Mail {
  return renderMail(site, {
    subject: `Hemos recibido la solicitud de «${commerce}»`,
    preview: 'La estamos revisando. Te escribiremos en cuanto haya respuesta.',
    title: 'Hemos recibido tu solicitud',
    username,
    before: [
      `Ya estamos revisando la solicitud de «${commerce}».`,
      'Te escribiremos en cuanto haya respuesta.',
    ],
    button: { label: 'Ver cómo va', href: `${site.publicUrl}/commerces` },
  })
}

export function applicationAccepted(
  site: Site,
  { username, commerce, commerceId }: Shop & { commerceId: number },
): Mail {
  return renderMail(site, {
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
  return renderMail(site, {
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
  return renderMail(site, {
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
  return renderMail(site, {
    subject: `Solicitud por revisar: «${commerce}»`,
    preview: 'Espera tu respuesta.',
    title: 'Hay una solicitud por revisar',
    before: [`«${commerce}» quiere aparecer en el directorio y espera tu respuesta.`],
    button: { label: 'Revisar solicitudes', href: `${site.publicUrl}/applications` },
  })
}

/** To administrators; what strangers write is read on the site alone. */
export function messageWaits(site: Site): Mail {
  return renderMail(site, {
    subject: 'Hay una duda por responder',
    preview: 'Alguien os ha escrito desde la página de contacto.',
    title: 'Hay una duda por responder',
    before: [
      'Alguien os ha escrito desde la página de contacto y espera respuesta.',
      'Si llegan más en la próxima hora, no os avisaremos de cada una.',
    ],
    button: { label: 'Ver las dudas', href: `${site.publicUrl}/messages` },
  })
}

/** To the address that a stranger typed, with what was written from it. */
export function answerToMessage(
  site: Site,
  { subject, message, answer }: { subject: string; message: string; answer: string },
): Mail {
  return renderMail(site, {
    subject: `Respuesta a «${subject}»`,
    preview: answer,
    title: 'Respuesta a tu mensaje',
    before: answer.split(/\n{2,}/),
    quote: { label: `Nos escribiste sobre «${subject}»`, text: message, calm: true },
    button: { label: 'Escribir otra vez', href: `${site.publicUrl}/contacto` },
    after: [
      'Si te queda alguna duda, escríbenos otra vez desde la página de contacto: las respuestas a este correo no nos llegan.',
      'Si no nos has escrito tú, alguien puso tu correo por error y no tienes que hacer nada.',
    ],
  })
}

const IN_SPAIN = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
})

/** '5 de marzo a las 11:00' */
function inSpain(at: Date): string {
  return IN_SPAIN.format(at)
}

function isLikeLink(name: string): boolean {
  return /:\/\/|[\p{L}\p{N}]\.\p{L}{2}|@/u.test(name)
}
