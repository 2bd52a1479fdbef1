import { type Mail, renderMail, type Site } from './template.ts'

type Report = {
  /** 'octubre de 2026'. */
  monthInWords: string
  /** '2026-10'. */
  month: string
  /** Address that stops these mails. */
  unsubscribe: string
  commerces: { id: number; name: string; sentence: string }[]
}

/** Tells an owner, on the first Monday of a month, the figures of their shops in the month before. */
export function monthlyFiguresMail(
  site: Site,
  { monthInWords, month, unsubscribe, commerces }: Report,
): Mail {
  const [first] = commerces
  const isOne = commerces.length === 1
  const href = isOne
    ? `${site.publicUrl}/commerces/${first!.id}/informe/${month}`
    : `${site.publicUrl}/dashboard`
  return renderMail(site, {
    subject: `Tus cifras de ${monthInWords}`,
    preview: first!.sentence,
    title: `Tus cifras de ${monthInWords}`,
    before: commerces.map(({ name, sentence }) => `${name}: ${sentence}`),
    button: { label: isOne ? 'Ver el informe' : 'Ver mis cifras', href },
    after: [
      'Contamos toques, no personas: sin cookies y sin saber quién es nadie. El informe cabe en una hoja, por si quieres imprimirlo.',
      { label: 'No quiero el informe de cada mes', href: unsubscribe },
    ],
  })
}
