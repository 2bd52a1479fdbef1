import { ADDRESS_PARTS } from '#contract/address.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { PlaceProposal } from '#contract/places.ts'
import { call } from '#web/api/api.ts'

const ASKED = ['direction', ...ADDRESS_PARTS] as const

/** Proposes the place of a shop from its address; null if the geocoder does not find it. */
export async function findPlace(commerce: Commerce): Promise<PlaceProposal | null> {
  const { proposal } = await call<{ proposal: PlaceProposal | null }>({
    method: 'post',
    url: '/api/places/find/',
    data: Object.fromEntries(ASKED.map((part) => [part, commerce[part]])),
  })
  return proposal
}
