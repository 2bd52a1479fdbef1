import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Offer } from '#contract/offers.ts'
import { failureSentence, statusOf } from '#web/api/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { deleteOffer, restoreOffer } from './calls.ts'

/** Puts offers into the bin and takes them out. The focus goes on to the next one of the list. */
export function useBin(offers: readonly Offer[], end: RefObject<HTMLElement | null>) {
  const [busy, setBusy] = useState<number>()
  const { revalidate } = useRevalidator()
  /** Where the focus goes once the list is there: those around the one that went, nearest first. */
  const near = useRef<number[]>(undefined)

  useEffect(() => {
    if (near.current === undefined) return
    const next = near.current.find((id) => offers.some((offer) => offer.id === id))
    near.current = undefined
    const heading = next && document.getElementById(headingId(next))
    if (heading) heading.focus()
    else end.current?.focus()
  }, [offers, end])

  async function move({ id }: Offer, work: () => Promise<void>) {
    if (busy !== undefined) return
    setBusy(id)
    try {
      await work()
      const place = offers.findIndex((offer) => offer.id === id)
      near.current = [...offers.slice(place + 1), ...offers.slice(0, place).reverse()].map(
        (offer) => offer.id,
      )
      await revalidate()
    } catch (error) {
      toast({ message: failureSentence(error) })
    } finally {
      setBusy(undefined)
    }
  }

  async function undo({ id, title }: Offer) {
    try {
      await restoreOffer(id)
      toast({ message: `Oferta «${title}» recuperada.` })
      near.current = [id]
      await revalidate()
    } catch (error) {
      toast({ message: failureSentence(error) })
    }
  }

  return {
    /** The id of the offer that is on its way. */
    busy,
    put: (offer: Offer) =>
      move(offer, async () => {
        const wasThere = await deleteOffer(offer.id).then(() => true, unlessGone)
        const message = wasThere
          ? `Oferta «${offer.title}» eliminada.`
          : `La oferta «${offer.title}» ya estaba eliminada.`
        toast({ message, onUndo: () => void undo(offer) })
      }),
    takeOut: (offer: Offer) =>
      move(offer, async () => {
        await restoreOffer(offer.id)
        toast({ message: `Oferta «${offer.title}» recuperada.` })
      }),
  }
}

export const headingId = (id: number) => `oferta-${id}`

/** Somebody else was quicker: it is where it was to go. */
function unlessGone(error: unknown): boolean {
  if (statusOf(error) === 404) return false
  throw error
}
