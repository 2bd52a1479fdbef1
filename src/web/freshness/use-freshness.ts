import { type RefObject, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Freshness } from '#contract/freshness.ts'
import { errorMessage } from '#web/api/api.ts'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { toast } from '#web/ui/toast.tsx'
import { askOwner, confirmData } from './calls.ts'

export type FreshnessAction = 'ask' | 'confirm'

/** What the office does about shops, and where the focus goes on afterwards; `end` where none is left. */
export function useFreshness(shops: readonly Freshness[], end: RefObject<HTMLElement | null>) {
  const [busy, setBusy] = useState<{ id: number; action: FreshnessAction }>()
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(shops, end)

  async function run(shop: Freshness, action: FreshnessAction) {
    if (busy !== undefined) return
    setBusy({ id: shop.id, action })
    try {
      if (action === 'ask') {
        await askOwner(shop.id)
        toast({ message: `Le hemos preguntado por correo a ${shop.name}.` })
      } else {
        await confirmData(shop.id)
        toast({ message: `${shop.name} está al día.` })
        focusNext([shop, ...itemsAround(shops, shop.id)].map(({ id }) => nameId(id)))
      }
      await revalidate()
    } catch (error) {
      toast({ message: errorMessage(error) })
    } finally {
      setBusy(undefined)
    }
  }

  return {
    busyOf: (id: number) => (busy?.id === id ? busy.action : undefined),
    ask: (shop: Freshness) => run(shop, 'ask'),
    confirm: (shop: Freshness) => run(shop, 'confirm'),
  }
}

export const nameId = (id: number) => `al-dia-${id}`
