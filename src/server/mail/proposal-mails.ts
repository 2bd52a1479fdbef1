import { type RiskyField, riskyWords } from '#contract/proposals.ts'
import { type Appealing, howToAppeal } from './how-to-appeal.ts'
import { type Mail, renderMail, type Site } from './template.ts'

/** Tells administrators of a proposal, at most once an hour. */
export function proposalPending(site: Site, { name }: { name: string }): Mail {
  return renderMail(site, {
    subject: `Cambio por revisar: «${name}»`,
    preview: 'El dueño pide cambiar sus datos y espera tu respuesta.',
    title: 'Hay un cambio por revisar',
    before: [
      `El dueño de «${name}» pide cambiar sus datos. Los vecinos siguen viendo lo anterior hasta que decidas.`,
      'Si llegan más en la próxima hora, no te avisaremos de cada uno.',
    ],
    button: { label: 'Revisar los cambios', href: `${site.publicUrl}/applications` },
  })
}

/** Tells the owner all decisions on a proposal, with the reason for rejected fields. */
export function proposalDecided(
  site: Site,
  {
    commerce,
    commerceId,
    accepted,
    rejected,
    reason,
    appeal,
  }: {
    commerce: string
    commerceId: number
    accepted: readonly RiskyField[]
    rejected: readonly RiskyField[]
    reason: string | null
    appeal: Appealing | undefined
  },
): Mail {
  const isWhole = rejected.length === 0
  const seen = accepted.length === 0 ? [] : [`Ya está publicado: ${riskyWords(accepted)}.`]
  const kept =
    rejected.length === 0
      ? []
      : [`No hemos aceptado esto, y se queda como estaba: ${riskyWords(rejected)}.`]
  const title = isWhole ? 'Hemos aceptado tu cambio' : 'Hemos mirado tu cambio'
  return renderMail(site, {
    subject: isWhole
      ? `Tu cambio en «${commerce}» ya se ve`
      : accepted.length === 0
        ? `No hemos aceptado tu cambio en «${commerce}»`
        : `Hemos aceptado parte de tu cambio en «${commerce}»`,
    preview: reason ?? 'Lo ven así todos tus vecinos.',
    title,
    before: [`Hemos mirado lo que pediste cambiar en «${commerce}».`, ...seen, ...kept],
    quote: reason === null || isWhole ? undefined : { label: 'Motivo', text: reason },
    button: {
      label: isWhole ? 'Ver mi comercio' : 'Corregir y volver a pedirlo',
      href: `${site.publicUrl}/commerces/${commerceId}`,
    },
    after: isWhole
      ? []
      : ['Puedes pedirlo otra vez cuando quieras: lo volveremos a mirar.', ...howToAppeal(appeal)],
  })
}
