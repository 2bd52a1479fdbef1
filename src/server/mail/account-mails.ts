import type { Mail } from './template.ts'

export const resetPassword = ({ link }: { link: string }): Mail => ({
  subject: 'Elige otra contraseña en Escaparate',
  preview: 'El enlace vale una hora y sirve una sola vez.',
  title: 'Elige otra contraseña',
  before: ['Has pedido cambiar tu contraseña. Pulsa el botón y escribe la nueva.'],
  button: { label: 'Elegir contraseña', href: link },
  after: [
    'El enlace vale una hora y sirve una sola vez.',
    'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  ],
})

export const testMail: Mail = {
  subject: 'Correo de prueba de Escaparate',
  preview: 'Si lo lees, los correos del directorio llegan.',
  title: 'Los correos llegan',
  before: ['Has pedido este correo de prueba en «Estado». Si lo lees, los del directorio llegan.'],
  button: { label: 'Volver a Estado', href: '/estado' },
}

export const passwordChanged: Mail = {
  subject: 'Tu contraseña de Escaparate ha cambiado',
  preview: 'Si no has sido tú, elige otra ahora mismo.',
  title: 'Tu contraseña ha cambiado',
  before: [
    'Acabamos de cambiarla y de cerrar las demás sesiones. Si has sido tú, ya está todo hecho.',
    'Si no has sido tú, elige otra ahora mismo.',
  ],
  button: { label: 'Elegir otra contraseña', href: '/password/reset' },
}

/** Contains no data of the account, because somebody else may have typed the address. */
export const confirmEmail = ({ link }: { link: string }): Mail => ({
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

/** Goes to the holder of an e-mail that another account has requested. */
export const emailInUse: Mail = {
  subject: 'Alguien quiere usar tu correo en otra cuenta',
  preview: 'Ya tienes una cuenta con él y no ha cambiado nada en ella.',
  title: 'Este correo ya tiene una cuenta',
  before: [
    'Alguien ha pedido usar este correo en otra cuenta de Escaparate. No puede: es el de la tuya, que sigue como estaba.',
    'Si has sido tú, inicia sesión en la cuenta que tiene este correo, o elige otro para la que quieres cambiar.',
  ],
  button: { label: 'Iniciar sesión', href: '/login' },
  after: ['Si no has sido tú, no tienes que hacer nada.'],
}

/** Goes to the current e-mail of the account. */
export const emailChangeRequested = ({ email }: { email: string }): Mail => ({
  subject: 'Has pedido cambiar tu correo de Escaparate',
  preview: 'Si no has sido tú, cambia tu contraseña ahora mismo.',
  title: 'Vas a cambiar tu correo',
  before: [
    `Has pedido que el correo de tu cuenta sea ${email}. Cambiará cuando lo confirmes desde allí.`,
    'Si no has sido tú, elige otra contraseña ahora mismo: eso también anula el cambio.',
  ],
  button: { label: 'Elegir otra contraseña', href: '/password/reset' },
})

/** Goes to the former e-mail of the account. */
export const emailChanged = ({ email }: { email: string }): Mail => ({
  subject: 'Tu correo de Escaparate ha cambiado',
  preview: 'Si no has sido tú, escríbenos ahora mismo.',
  title: 'Tu correo ha cambiado',
  before: [
    `El correo de tu cuenta es ahora ${email}. Inicia sesión con él a partir de hoy.`,
    'Si no has sido tú, escríbenos ahora mismo: con este correo ya no puedes iniciar sesión.',
  ],
  button: { label: 'Escribirnos', href: '/contacto' },
})

export const accountDeleted: Mail = {
  subject: 'Tu cuenta de Escaparate está eliminada',
  preview: 'Tus comercios ya no se ven. Gracias por haber estado aquí.',
  title: 'Hasta otra',
  before: [
    'Hemos eliminado tu cuenta, como has pedido. Tus comercios y sus ofertas ya no se ven, y dentro de 30 días se eliminan del todo.',
    'Si algún día quieres volver, puedes registrarte otra vez con este mismo correo.',
    'Si no has sido tú, escríbenos cuanto antes.',
  ],
  button: { label: 'Escribirnos', href: '/contacto' },
}
