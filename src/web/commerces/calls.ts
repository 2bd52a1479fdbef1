import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import type { OnProgress } from '#web/api/http.ts'
import { resource, sendForm } from '#web/api/resource.ts'
import type { CommerceValues } from './commerce-values.ts'
import type { CommerceSearch } from './parse-query.ts'

const commerces = resource<Commerce, Partial<CommerceValues>, CommerceChanges>('/api/commerce/')

export const {
  find: findCommerce,
  create: addCommerce,
  remove: deleteCommerce,
  restore: restoreCommerce,
} = commerces

export const searchCommerces = (query: CommerceSearch) => commerces.page(query)

/** What somebody can still bring back, the last one first. */
export const listDeletedCommerces = () => commerces.page({ deleted: true, size: MAX_PAGE_SIZE })

/** Whose a shop is from now on; '' nobody's. For the office. */
export const setOwner = (id: number, owner_email: string) => commerces.change(id, { owner_email })

export const setHidden = (id: number, hidden: boolean) => commerces.change(id, { hidden })

/**
 * Saves over that version of a shop alone; without a new photo it keeps the one it has. `isAgain` also
 * sends a rejected application again, with its text.
 */
export function saveCommerce(
  { id, version }: Pick<Commerce, 'id' | 'version'>,
  { application, owner_email, ...shop }: CommerceValues,
  isAgain: boolean,
  photo: File | undefined,
  onPercent: OnProgress,
): Promise<Commerce> {
  const fields = isAgain ? { ...shop, resubmit: true, application_text: application } : shop
  return sendForm('put', `/api/commerce/${id}/`, fields, { photo, onPercent, version })
}
