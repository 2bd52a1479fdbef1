import type { Binned, BinnedType } from '#contract/bin.ts'
import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import { call, get } from '#web/api/api.ts'

type BinQuery = { type?: BinnedType; search?: string; page: number }

export const listBin = (query: BinQuery) =>
  get<Page<Binned>>('/api/bin/', { ...query, page_size: PAGE_SIZE })

export const restore = ({ type, id }: Pick<Binned, 'type' | 'id'>) =>
  call<unknown>({ url: `/api/${type}/${id}/restore/`, method: 'post' })
