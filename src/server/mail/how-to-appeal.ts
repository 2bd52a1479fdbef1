import type { MailContent } from './template.ts'

/** The link to appeal with, and the last day to do so in Spanish words. */
export type Appealing = { href: string; until: string }

/** Returns the last lines of a mail about a decision: how to appeal. Empty if an appeal is not possible. */
export function howToAppeal(appeal: Appealing | undefined): NonNullable<MailContent['after']> {
  if (appeal === undefined) return []
  return [mayAppeal(appeal), { label: 'No estoy de acuerdo', href: appeal.href }]
}

export const mayAppeal = ({ until }: Appealing) =>
  `Si no estás de acuerdo, puedes reclamar una vez, hasta el ${until}. Lo mirará otra persona de la administración, si la hay.`
