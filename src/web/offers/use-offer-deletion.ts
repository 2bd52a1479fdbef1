import type { RefObject } from 'react'
import type { Offer } from '#contract/offers.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { deleteOffer, restoreOffer } from './calls.ts'

/** Deletes and restores offers. */
export const useOfferDeletion = (offers: readonly Offer[], end: RefObject<HTMLElement | null>) =>
  useDeletion(offers, {
    elementId: headingId,
    end,
    remove: deleteOffer,
    restore: restoreOffer,
    undoesOthers: true,
    messages: {
      deleted: ({ title }) => `Oferta «${title}» eliminada.`,
      alreadyDeleted: ({ title }) => `La oferta «${title}» ya estaba eliminada.`,
      restored: ({ title }) => `Oferta «${title}» recuperada.`,
    },
  })

export const headingId = (id: number) => `oferta-${id}`
