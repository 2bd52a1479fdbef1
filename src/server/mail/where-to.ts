/** Null where the directory has no e-mail of its own to write to. */
export type Contact = { contact: string | null }

/** Where somebody writes to the office: 'escríbenos …'. */
export function whereTo(contact: string | null): string {
  return contact === null ? 'desde la página de contacto' : `a ${contact}`
}
