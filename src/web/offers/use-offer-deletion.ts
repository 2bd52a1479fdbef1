import type { RefObject } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { Offer } from '#contract/offers.ts'
import { mustGiveReason, type ReasonQuestion, useReason } from '#web/dialogs/reason-form.tsx'
import type { CommonReason } from '#web/forms/reason-field.tsx'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { deleteOffer, restoreOffer, saveOffer } from './calls.ts'

/** Deletes and restores offers of a shop. A dialog asks the office for the reason if somebody else owns the shop. */
export function useOfferDeletion(
  { owner }: Commerce,
  offers: readonly Offer[],
  end: RefObject<HTMLElement | null>,
) {
  const { ask, dialog } = useReason()
  const deletion = useDeletion(offers, {
    elementId: headingId,
    focusIfEmpty: end,
    remove: deleteOffer,
    restore: restoreOffer,
    messages: {
      deleted: ({ title }) => `Oferta «${title}» eliminada.`,
      alreadyDeleted: ({ title }) => `La oferta «${title}» ya estaba eliminada.`,
      restored: ({ title }) => `Oferta «${title}» recuperada.`,
    },
  })

  function remove(offer: Offer) {
    if (owner === null || !mustGiveReason(owner)) return deletion.remove(offer)
    const act = (reason: string) => deletion.removeBy(offer, () => deleteOffer(offer.id, reason))
    ask({ ...askWhy(offer, owner), act })
  }

  return { ...deletion, dialog, remove }
}

/** Ends offers now, each with an undo. An ended offer is handled like a deleted offer. */
export function useOfferEnding(offers: readonly Offer[], end: RefObject<HTMLElement | null>) {
  return useDeletion(offers, {
    elementId: headingId,
    focusIfEmpty: end,
    remove: (id) => saveOffer(id, { ended: true }),
    restore: (id) => {
      const { ends_on } = offers.find((offer) => offer.id === id)!
      return saveOffer(id, { ended: false, ends_on })
    },
    messages: {
      deleted: ({ title }) => `Oferta «${title}» terminada.`,
      alreadyDeleted: ({ title }) => `La oferta «${title}» ya no está.`,
      restored: ({ title }) => `Oferta «${title}» otra vez en marcha.`,
    },
  })
}

export const headingId = (id: number) => `oferta-${id}`

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

function askWhy({ id, title }: Offer, owner: { username: string }): Omit<ReasonQuestion, 'act'> {
  return {
    title: `Eliminar la oferta «${title}»`,
    text: `Los vecinos dejarán de verla. Mandaremos el motivo por correo a ${owner.username}, que podrá reclamar una vez.`,
    reasons: REASONS,
    confirm: 'Eliminar y avisar',
    busyLabel: 'Eliminando…',
    draft: `offer-${id}`,
  }
}
