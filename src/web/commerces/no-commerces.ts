import { ADMINISTRATOR, type Role } from '#contract/roles.ts'

/** What is said where there is no shop yet: whoever runs the directory waits, an owner asks. */
export function noCommerces(role: Role | undefined): { title: string; sentence: string } {
  if (role === ADMINISTRATOR) {
    return {
      title: 'Aún no hay ningún comercio',
      sentence: 'Cuando alguien registre el suyo y confirme el correo, aparecerá aquí.',
    }
  }
  return {
    title: 'Aún no tienes ningún comercio',
    sentence:
      'Dile a quien lleva el directorio cómo se llama tu tienda y dónde está. En cuanto la dé de alta la verás aquí.',
  }
}
