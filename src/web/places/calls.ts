import { ADDRESS_PARTS } from '#contract/address.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { PlaceProposal } from '#contract/places.ts'
import { call } from '#web/api/api.ts'

const ASKED = ['direction', ...ADDRESS_PARTS] as const

/** Where a shop may be, by its address; null when nobody knows. */
export async function findPlace(commerce: Commerce): Promise<PlaceProposal | null> {
  const { proposal } = await call<{ proposal: PlaceProposal | null }>({
    method: 'post',
    url: '/api/places/find/',
    data: Object.fromEntries(ASKED.map((part) => [part, commerce[part]])),
  })
  return proposal
}
