import type { Mail } from './template.ts'

/** E-mail of the office; null if the directory has none. */
export type Contact = { contact: string | null }

/** Completes 'escríbenos …' with the way to reach the office. */
export function whereTo(contact: string | null): string {
  return contact === null ? 'desde la página de contacto' : `a ${contact}`
}

/** `until`: the last day for an appeal, in Spanish words. */
export type AppealLink = { href: string; until: string }

export function howToAppeal(appeal: AppealLink | undefined): NonNullable<Mail['after']> {
  if (appeal === undefined) return []
  return [appealSentence(appeal), { label: 'No estoy de acuerdo', href: appeal.href }]
}

export const appealSentence = ({ until }: AppealLink) =>
  `Si no estás de acuerdo, puedes reclamar una vez, hasta el ${until}. Lo mirará otra persona de la administración, si la hay.`
