import { newAccount, registration } from '#contract/auth.ts'
import { route } from '../http/route.ts'
import { checkRegistration, REGISTRATIONS_BY_IP, signUp } from './sign-up.ts'

export const registrationRoutes = [
  route('POST', '/auth/users/', {
    summary: 'Registra una cuenta con su primer comercio y su solicitud.',
    description:
      'Responde 201 también cuando no crea nada, con la misma respuesta: si el mismo formulario ya llegó hace menos de diez minutos, aunque sea varias veces a la vez (hay una sola cuenta, un solo comercio y un solo correo), y si el correo ya tiene una cuenta confirmada, a cuyo buzón se avisa. Así, reintentar no hace daño y nadie averigua qué correos tienen cuenta.',
    access: 'public',
    limit: REGISTRATIONS_BY_IP,
    form: registration,
    check: (call) => checkRegistration(call, call.form),
    photo: ['commerce', 'photo'],
    status: 201,
    response: newAccount,
    handle: (call) => signUp(call, call.form, call.photo!),
  }),
]
