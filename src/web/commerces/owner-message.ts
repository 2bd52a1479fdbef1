import type { Commerce } from '#contract/commerces.ts'

/** Tells the office who owns a shop. */
export function ownerMessage(owner: Commerce['owner']): string {
  if (owner === null) return 'Nadie todavía.'
  const { username, email, is_invited, is_confirmed } = owner
  if (is_invited) return `${email}. Le hemos invitado, y aún no ha elegido su contraseña.`
  if (is_confirmed) return `${username} (${email}).`
  return `${username} (${email}). Aún no ha confirmado su correo: hasta entonces no se puede decidir.`
}
