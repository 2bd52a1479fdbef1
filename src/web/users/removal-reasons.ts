import type { ListedUser } from '#contract/users.ts'
import type { ReasonQuestion } from '#web/dialogs/reason-form.tsx'
import type { CommonReason } from '#web/forms/reason-field.tsx'

/** Common reasons for deactivating an account. */
const REASONS: readonly CommonReason[] = [
  {
    name: 'No es quien dice',
    sentence: 'No vemos que la cuenta sea del dueño del comercio. Si lo es, cuéntanoslo.',
  },
  {
    name: 'Ya no lleva el comercio',
    sentence: 'Nos dicen que ya no llevas el comercio. Si lo llevas, cuéntanoslo.',
  },
  {
    name: 'Publica lo que no debe',
    sentence: 'Con esta cuenta se ha publicado, más de una vez, algo que las normas no permiten.',
  },
]

/** Returns the question for the reason before another person's account is deactivated. */
export function askWhy({ id, username }: ListedUser): Omit<ReasonQuestion, 'act'> {
  return {
    title: `Desactivar la cuenta de ${username}`,
    words: `No podrá iniciar sesión, y sus comercios saldrán del directorio. Mandaremos el motivo por correo a ${username}, que podrá reclamar una vez.`,
    reasons: REASONS,
    yes: 'Desactivar y avisar',
    busyLabel: 'Desactivando…',
    draft: `user-${id}`,
  }
}
