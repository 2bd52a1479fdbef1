import type { Binned, BinnedType } from '#contract/bin.ts'
import { resource } from '#web/api/resource.ts'

type BinQuery = { type?: BinnedType; search?: string; page: number }

export const listBin = (query: BinQuery) => resource<Binned>('/api/bin/').page(query)

export const restore = ({ type, id }: Pick<Binned, 'type' | 'id'>) =>
  resource(`/api/${type}/`).restore(id)
