import type { PlaceProposal } from '#contract/map.ts'
import { call } from '#web/api/api.ts'

/** Where an address may be; null when nobody knows. */
export async function findPlace(direction: string): Promise<PlaceProposal | null> {
  const { proposal } = await call<{ proposal: PlaceProposal | null }>({
    method: 'post',
    url: '/api/places/find/',
    data: { direction },
  })
  return proposal
}
