import { type RiskyField, riskyPhrase, riskyWords } from '#contract/proposals.ts'
import { capitalize } from '#contract/spanish.ts'
import { type AppealLink, howToAppeal } from './how-to-appeal.ts'
import type { Mail } from './template.ts'

type Shop = { commerce: string }
type ShopWithId = Shop & { commerceId: number }

export const commerceAssigned = ({ commerce, commerceId }: ShopWithId): Mail => ({
  subject: `Ya puedes llevar «${commerce}» en Escaparate`,
  preview: 'La administración lo ha puesto en tu cuenta.',
  title: 'Tienes un comercio más en tu cuenta',
  before: [
    `La administración del directorio ha puesto «${commerce}» en tu cuenta.`,
    'Mira si sus datos están bien: desde ahora puedes cambiarlos y publicar sus ofertas.',
  ],
  button: { label: 'Ver el comercio', href: `/commerces/${commerceId}` },
  after: ['Si no es tuyo, escríbenos desde la página de contacto.'],
})

export function commerceTaken({
  commerce,
  waitingFields,
  isAppealed,
}: Shop & { waitingFields: readonly RiskyField[]; isAppealed: boolean }): Mail {
  const unreviewed =
    waitingFields.length === 0
      ? []
      : [`Lo que habías pedido cambiar (${riskyPhrase(waitingFields)}) ya no se revisará.`]
  const appealed = isAppealed ? ['Tu reclamación sobre un cambio tampoco sigue adelante.'] : []
  return {
    subject: `Ya no llevas «${commerce}» en Escaparate`,
    preview: 'La administración lo ha pasado a otras manos.',
    title: 'Un comercio ya no está en tu cuenta',
    before: [
      `La administración ha pasado «${commerce}» a otras manos: ya no puedes cambiar sus datos ni sus ofertas.`,
      ...unreviewed,
      ...appealed,
      'Si no lo sabías o crees que es un error, escríbenos y lo miramos.',
    ],
    button: { label: 'Escribirnos', href: '/contacto' },
  }
}

/** `parts`: phrases for what was corrected, such as 'la foto'. */
export function commerceCorrected({
  commerce,
  commerceId,
  parts,
}: ShopWithId & { parts: readonly string[] }): Mail {
  const lines = parts.map(capitalize)
  return {
    subject: `Hemos corregido datos de «${commerce}»`,
    preview: `${lines.join(', ')}.`,
    title: 'Hemos corregido datos de tu comercio',
    before: [`La administración del directorio ha cambiado datos de «${commerce}».`],
    quote: { label: 'Qué ha cambiado', text: lines.join('\n'), calm: true },
    button: {
      label: 'Ver cómo era y cómo es',
      href: `/commerces/${commerceId}/historial`,
    },
    after: ['Si algo no está bien, cámbialo tú o recupera lo anterior.'],
  }
}

export const applicationReceived = ({ commerce }: Shop): Mail => ({
  subject: `Hemos recibido la solicitud de «${commerce}»`,
  preview: 'La estamos revisando. Te escribiremos en cuanto haya respuesta.',
  title: 'Hemos recibido tu solicitud',
  before: [
    `Ya estamos revisando la solicitud de «${commerce}».`,
    'Te escribiremos en cuanto haya respuesta.',
  ],
  button: { label: 'Ver cómo va', href: '/commerces' },
})

export const applicationAccepted = ({ commerce, commerceId }: ShopWithId): Mail => ({
  subject: `«${commerce}» ya está en Escaparate`,
  preview: 'Hemos aceptado tu solicitud. Tus vecinos ya pueden encontrarte.',
  title: 'Tu comercio está publicado',
  before: [
    `Hemos aceptado la solicitud de «${commerce}». Tus vecinos ya pueden encontrarte.`,
    'Añade tus ofertas y mantén al día la dirección y el teléfono.',
  ],
  button: { label: 'Ver mi comercio', href: `/commerces/${commerceId}` },
})

export const applicationRejected = ({
  commerce,
  commerceId,
  reason,
  appeal,
}: ShopWithId & { reason: string | null; appeal?: AppealLink | undefined }): Mail => ({
  subject: `La solicitud de «${commerce}» no se ha aceptado`,
  preview: reason ?? 'Corrígela y vuelve a enviarla cuando quieras.',
  title: 'Tu solicitud no se ha aceptado',
  before: [
    `Hemos revisado la solicitud de «${commerce}» y de momento no podemos publicar el comercio.`,
  ],
  quote: reason === null ? undefined : { label: 'Motivo', text: reason },
  button: {
    label: 'Corregir y volver a enviar',
    href: `/commerces/${commerceId}`,
  },
  after: [
    'Puedes enviarla otra vez cuando quieras: la revisaremos de nuevo.',
    ...howToAppeal(appeal),
  ],
})

export const applicationResubmitted = ({ commerce }: Shop): Mail => ({
  subject: `Hemos recibido otra vez la solicitud de «${commerce}»`,
  preview: 'La revisaremos de nuevo. Te escribiremos en cuanto haya respuesta.',
  title: 'Has vuelto a enviar tu solicitud',
  before: [
    `La solicitud de «${commerce}» está otra vez en revisión.`,
    'Te escribiremos en cuanto haya respuesta.',
  ],
  button: { label: 'Ver cómo va', href: '/commerces' },
})

export const applicationPending = ({ commerce }: Shop): Mail => ({
  subject: `Solicitud por revisar: «${commerce}»`,
  preview: 'Espera tu respuesta.',
  title: 'Hay una solicitud por revisar',
  before: [`«${commerce}» quiere aparecer en el directorio y espera tu respuesta.`],
  button: { label: 'Revisar solicitudes', href: '/applications' },
})

export const proposalPending = ({ name }: { name: string }): Mail => ({
  subject: `Cambio por revisar: «${name}»`,
  preview: 'El dueño pide cambiar sus datos y espera tu respuesta.',
  title: 'Hay un cambio por revisar',
  before: [
    `El dueño de «${name}» pide cambiar sus datos. Los vecinos siguen viendo lo anterior hasta que decidas.`,
    'Si llegan más en la próxima hora, no te avisaremos de cada uno.',
  ],
  button: { label: 'Revisar los cambios', href: '/applications' },
})

export function proposalDecided({
  commerce,
  commerceId,
  accepted,
  rejected,
  reason,
  appeal,
}: ShopWithId & {
  accepted: readonly RiskyField[]
  rejected: readonly RiskyField[]
  reason: string | null
  appeal: AppealLink | undefined
}): Mail {
  const isFullyAccepted = rejected.length === 0
  const published = accepted.length === 0 ? [] : [`Ya está publicado: ${riskyWords(accepted)}.`]
  const refused =
    rejected.length === 0
      ? []
      : [`No hemos aceptado esto, y se queda como estaba: ${riskyWords(rejected)}.`]
  const title = isFullyAccepted ? 'Hemos aceptado tu cambio' : 'Hemos mirado tu cambio'
  return {
    subject: isFullyAccepted
      ? `Tu cambio en «${commerce}» ya se ve`
      : accepted.length === 0
        ? `No hemos aceptado tu cambio en «${commerce}»`
        : `Hemos aceptado parte de tu cambio en «${commerce}»`,
    preview: reason ?? 'Lo ven así todos tus vecinos.',
    title,
    before: [`Hemos mirado lo que pediste cambiar en «${commerce}».`, ...published, ...refused],
    quote: reason === null || isFullyAccepted ? undefined : { label: 'Motivo', text: reason },
    button: {
      label: isFullyAccepted ? 'Ver mi comercio' : 'Corregir y volver a pedirlo',
      href: `/commerces/${commerceId}`,
    },
    after: isFullyAccepted
      ? []
      : ['Puedes pedirlo otra vez cuando quieras: lo volveremos a mirar.', ...howToAppeal(appeal)],
  }
}
