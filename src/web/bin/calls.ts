import type { BinItem } from '#contract/bin.ts'
import type { BinItemType } from '#contract/entities.ts'
import { resource } from '#web/api/resource.ts'

type BinQuery = { type?: BinItemType; search?: string; page: number }

export const listBin = (query: BinQuery) => resource<BinItem>('/api/bin/').page(query)

export const restore = ({ type, id }: BinItem) => resource(`/api/${type}/`).restore(id)
