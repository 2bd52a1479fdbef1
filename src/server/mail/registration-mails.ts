import type { Mail } from './template.ts'

/** Omits a shop name that looks like a link: somebody else may have typed the address to send a link there. */
export function confirmAccount({ commerce, link }: { commerce?: string; link: string }): Mail {
  const shop = commerce === undefined || isLikeLink(commerce) ? 'tu comercio' : `«${commerce}»`
  return {
    subject: 'Confirma tu cuenta de Escaparate',
    preview: 'Falta un paso para que revisemos tu solicitud. El enlace vale 3 días.',
    title: 'Confirma tu cuenta',
    before: [`Falta un paso para que revisemos la solicitud de ${shop}: confirma tu correo.`],
    button: { label: 'Confirmar mi cuenta', href: link },
    after: [
      'El enlace vale 3 días. Si caduca, puedes pedir otro.',
      'Si no te has registrado tú, no hagas nada: nadie podrá usar tu correo.',
    ],
  }
}

type Registration = { commerce: string | null; sentAt: Date; link: string }

/** Lists the registrations with one e-mail, newest first. Somebody else may have sent some of them. */
export function confirmOneOfSeveral({
  registrations,
  unlisted,
  time_zone,
}: {
  registrations: Registration[]
  /** Number of older registrations, for which there is no room. */
  unlisted: number
  time_zone: string
}): Mail {
  const [button, ...others] = registrations.map(({ commerce, sentAt, link }) => ({
    label: `${commerce === null || isLikeLink(commerce) ? 'Un comercio' : `«${commerce}»`}, enviado el ${instantIn(time_zone, sentAt)}`,
    href: link,
  }))
  return {
    subject: 'Confirma el registro que enviaste tú',
    preview: 'Con este correo se han enviado varios. Abre solo el tuyo.',
    title: 'Elige el registro que es tuyo',
    before: [
      'Con este correo se han enviado varios registros en Escaparate. Estos son:',
      'No abras ninguno que no hayas escrito tú. Al confirmar el tuyo, los demás se eliminan.',
    ],
    button: button!,
    others,
    after: [
      ...(unlisted > 0 ? [`Hay además ${unlisted} más antiguos, que no caben aquí.`] : []),
      'Los enlaces valen 3 días. Si caducan, puedes pedir otros.',
      'Si no te has registrado tú, no hagas nada: nadie podrá usar tu correo.',
    ],
  }
}

/** Goes to the holder of an account whose e-mail somebody has tried to register. */
export const emailTaken: Mail = {
  subject: 'Alguien ha intentado registrarse con tu correo',
  preview: 'Ya tienes una cuenta y no ha cambiado nada en ella.',
  title: 'Ya tienes una cuenta',
  before: [
    'Alguien ha intentado registrarse con este correo. Tu cuenta sigue como estaba.',
    'Si has sido tú, inicia sesión con tu contraseña de siempre.',
  ],
  button: { label: 'Iniciar sesión', href: '/login' },
  after: [
    { label: 'No recuerdo mi contraseña', href: '/password/reset' },
    'Si no has sido tú, no tienes que hacer nada.',
  ],
}

export function invitation({ commerce, link }: { commerce: string; link: string }): Mail {
  const shop = isLikeLink(commerce) ? 'tu comercio' : `«${commerce}»`
  return {
    subject: `Te damos paso a ${shop} en Escaparate`,
    preview: 'Elige una contraseña y ya podrás cambiarlo. El enlace vale 7 días.',
    title: 'Elige tu contraseña',
    before: [
      `La administración del directorio ha añadido ${shop} y ha puesto este correo como el de su dueño.`,
      'Elige una contraseña y podrás cambiar sus datos y publicar ofertas.',
    ],
    button: { label: 'Elegir mi contraseña', href: link },
    after: [
      'El enlace vale 7 días. Si caduca, pídenos otro.',
      'Si no llevas este comercio, no hagas nada o escríbenos: nadie podrá usar tu correo.',
    ],
  }
}

export const generalInvitation = ({ link }: { link: string }): Mail => ({
  subject: 'Te invitamos a Escaparate',
  preview: 'Elige una contraseña y ya podrás añadir tu comercio. El enlace vale 7 días.',
  title: 'Elige tu contraseña',
  before: [
    'La administración del directorio te invita a poner en él tu comercio.',
    'Elige una contraseña y podrás añadirlo, cambiar sus datos y publicar ofertas.',
  ],
  button: { label: 'Elegir mi contraseña', href: link },
  after: [
    'El enlace vale 7 días. Si caduca, pídenos otro.',
    'Si no lo esperabas, no hagas nada o escríbenos: nadie podrá usar tu correo.',
  ],
})

/** '5 de marzo a las 11:00' */
function instantIn(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('es-ES', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return format.format(at)
}

function isLikeLink(name: string): boolean {
  return /:\/\/|[\p{L}\p{N}]\.\p{L}{2}|@/u.test(name)
}
