/** E-mail of the office; null if the directory has none. */
export type Contact = { contact: string | null }

/** Completes 'escríbenos …' with the way to reach the office. */
export function whereTo(contact: string | null): string {
  return contact === null ? 'desde la página de contacto' : `a ${contact}`
}
