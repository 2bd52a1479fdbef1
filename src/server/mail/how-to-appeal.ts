import type { MailContent } from './template.ts'

/** What a mail says of the right to appeal: where, and the last day, as people write it. */
export type Appealing = { href: string; until: string }

/** The way to appeal, as the end of a mail that tells a decision; nothing where nobody can. */
export function howToAppeal(appeal: Appealing | undefined): NonNullable<MailContent['after']> {
  if (appeal === undefined) return []
  return [mayAppeal(appeal), { label: 'No estoy de acuerdo', href: appeal.href }]
}

export const mayAppeal = ({ until }: Appealing) =>
  `Si no estás de acuerdo, puedes reclamar una vez, hasta el ${until}. Lo mirará otra persona de la administración, si la hay.`
