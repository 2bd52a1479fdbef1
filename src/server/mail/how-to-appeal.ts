import type { MailContent } from './template.ts'

/** What a mail says of the right to appeal: where, and the last day, as people write it. */
export type Appealing = { href: string; until: string }

/** The way to appeal, as the end of a mail that tells a decision. */
export function howToAppeal({ href, until }: Appealing): NonNullable<MailContent['after']> {
  return [mayAppeal({ href, until }), { label: 'No estoy de acuerdo', href }]
}

export const mayAppeal = ({ until }: Appealing) =>
  `Si no estás de acuerdo, puedes reclamar una vez, hasta el ${until}. Lo mirará otra persona de la administración, si la hay.`
