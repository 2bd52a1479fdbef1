import type { Offer } from '#contract/offers.ts'
import type { ReasonQuestion } from '#web/dialogs/reason-form.tsx'
import type { CommonReason } from '#web/forms/common-reasons.ts'

/** Common reasons why the office deletes an offer. */
const REASONS: readonly CommonReason[] = [
  {
    name: 'Ya no vale',
    sentence: 'Nos dicen en el comercio que la oferta ya no vale. Si vale, cuéntanoslo.',
  },
  {
    name: 'El precio no es cierto',
    sentence: 'El precio o el descuento no son los que se cobran en el comercio.',
  },
  {
    name: 'No es una oferta',
    sentence: 'No es una oferta: lo que cuenta es de los datos de tu comercio.',
  },
]

/** Returns the question to the office before it deletes an owner's offer. */
export function askWhy(
  { id, title }: Offer,
  owner: { username: string },
): Omit<ReasonQuestion, 'act'> {
  return {
    title: `Eliminar la oferta «${title}»`,
    words: `Los vecinos dejarán de verla. Mandaremos el motivo por correo a ${owner.username}, que podrá reclamar una vez.`,
    reasons: REASONS,
    yes: 'Eliminar y avisar',
    busyLabel: 'Eliminando…',
    draft: `offer-${id}`,
  }
}
