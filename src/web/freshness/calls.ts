import type { Freshness, FreshnessSummary, UnconfirmedCommerce } from '#contract/freshness.ts'
import { call, get } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'
import type { FreshnessAction } from './labels.ts'

const freshness = resource<Freshness>('/api/freshness/')

export const { find: findFreshness, page: listFreshness } = freshness

export const readFreshnessSummary = () => get<FreshnessSummary>('/api/freshness/summary/')

export const listUnconfirmed = () => get<UnconfirmedCommerce[]>('/api/freshness/unconfirmed/')

export const askOwner = (id: number) => freshness.post(id, 'ask', {})

export const confirmData = (id: number) =>
  call<{ confirmed_at: string }>({ url: `/api/commerce/${id}/confirm_data/`, method: 'post' })

export const FRESHNESS_CALLS: Record<FreshnessAction, (id: number) => Promise<unknown>> = {
  ask: askOwner,
  confirm: confirmData,
}
