import { z } from 'zod'

export const PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** A page of a list: the response to `?page=`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
}

export type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] }
