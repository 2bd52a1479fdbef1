import type { Activity } from '#contract/activity.ts'
import type { Application } from '#contract/applications.ts'
import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import type { Point } from '#contract/coordinates.ts'
import type { ListedCommerceDetail } from '#contract/directory.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import type { Account } from '#contract/profile.ts'
import type { Proposal } from '#contract/proposals.ts'
import { get } from '#web/api/api.ts'
import { resource, sendForm, type Upload } from '#web/api/resource.ts'
import { isPublished } from './commerce-status.tsx'
import type { CommerceValues } from './commerce-values.ts'
import type { CommerceSearch } from './parse-query.ts'
import { startsWithPending } from './pending-values.ts'

type NewValues = Pick<CommerceValues, 'street'> & Partial<CommerceValues>

const commerces = resource<Commerce, object, CommerceChanges>('/api/commerce/')

export const { find: findCommerce, remove: deleteCommerce, restore: restoreCommerce } = commerces

/** Adds a shop. The server composes `direction` from the parts of the address. */
export const addCommerce = (shop: NewValues, key: string, upload: Upload) =>
  commerces.create({ ...shop, direction: shop.street }, key, upload)

export const searchCommerces = (query: CommerceSearch) => commerces.page(query)

export async function findOnlyShop(): Promise<number | undefined> {
  const { results, count } = await searchCommerces({ size: 1 })
  return count === 1 ? results[0]!.id : undefined
}

export const listDeletedCommerces = () => commerces.page({ deleted: true, size: MAX_PAGE_SIZE })

/** Changes the owner; '' removes the owner. Throws 409 if the shop has an owner whose id is not `from_owner`. */
export const setOwner = (id: number, owner_email: string, from_owner?: number) =>
  commerces.change(id, { owner_email, from_owner })

/** Gives a shop back to its former owner. Possible only within `UNDO_SECONDS`. */
export const undoOwnerChange = (id: number) => commerces.post(id, 'undo_owner_change')

export const setClosed = (id: number, closed_for_good: boolean, changes: CommerceChanges) =>
  commerces.change(id, { closed_for_good, ...changes })

export const setHidden = (id: number, hidden: boolean, reason?: string) =>
  commerces.change(id, { hidden, reason })

const proposals = resource<Proposal>('/api/proposals/')

export const withdrawProposal = (id: number) => proposals.post(id, 'withdraw')

export const findOpenProposal = ({ proposal }: Commerce): Promise<Proposal> | undefined =>
  proposal === undefined ? undefined : proposals.find(proposal)

export async function listUpdates(id: number): Promise<Activity[]> {
  const query = { object_type: 'commerce', verb: 'update', size: MAX_PAGE_SIZE }
  return (await resource<Activity>(`/api/commerce/${id}/history/`).page(query)).results
}

/** Returns the public data of a shop; undefined if the shop is not published or the request fails. */
export async function findPublicShop(commerce: Commerce) {
  if (!isPublished(commerce)) return undefined
  return get<ListedCommerceDetail>(`/api/directory/commerces/${commerce.id}/`).catch(
    () => undefined,
  )
}

export async function findLastDecision(commerce: number): Promise<Proposal | undefined> {
  const query = { commerce, state: 'decided', ordering: '-decided_at', size: 1 }
  return (await proposals.page(query)).results.at(0)
}

/** Saves some fields with `If-Match`. Throws 409 if somebody has saved the shop meanwhile. */
export const saveChanges = ({ id, version }: Commerce, changes: object, upload: Upload = {}) =>
  sendForm<Commerce>('patch', `/api/commerce/${id}/`, changes, { ...upload, version })

export const saveHours = (commerce: Commerce, hours: Hours | null) =>
  saveChanges(commerce, { hours })

/** Saves the place of a shop; null removes it from the map. */
export const savePlace = (commerce: Commerce, place: Point | null) =>
  saveChanges(commerce, {
    ...(place ?? { latitude: null, longitude: null }),
    ...pendingFlag(commerce),
  })

/** Saves the form's values of these fields. Without a new photo the shop keeps its photo. */
export function saveCommerce(
  commerce: Commerce,
  values: CommerceValues,
  fields: readonly string[],
  upload: Upload,
): Promise<Commerce> {
  const changes = Object.entries(values).filter(([name]) => fields.includes(name))
  return saveChanges(commerce, { ...Object.fromEntries(changes), ...pendingFlag(commerce) }, upload)
}

/** The owner's form starts with the pending values, so the save includes them. */
const pendingFlag = (commerce: Commerce) => startsWithPending(commerce) && { with_pending: true }

export const resubmit = (applicationId: number, application: string) =>
  resource<Application>('/api/commerce_applications/').post(applicationId, 'resubmit', {
    application,
  })

/** Returns the fields of the caller's shops that the office reviews before publication. */
export const findReviewedFields = async () => (await get<Account>('/auth/account/')).reviewed
