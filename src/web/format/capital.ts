/** Capitalizes the first letter. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
