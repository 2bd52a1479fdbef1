import type { Activity } from '#contract/activity.ts'
import type { Application } from '#contract/applications.ts'
import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import type { Point } from '#contract/coordinates.ts'
import type { ListedCommerceDetail } from '#contract/directory.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import type { Account } from '#contract/profile.ts'
import type { Proposal, ProposalFilter, RiskyField } from '#contract/proposals.ts'
import { get } from '#web/api/api.ts'
import type { OnProgress } from '#web/api/http.ts'
import { resource, type Sending, sendForm } from '#web/api/resource.ts'
import { beginsWithPending, wishesOf } from './asked-commerce.ts'
import { isPublished } from './commerce-status.tsx'
import type { CommerceValues } from './commerce-values.ts'
import type { CommerceSearch } from './parse-query.ts'

type NewValues = Pick<CommerceValues, 'street'> & Partial<CommerceValues>

const commerces = resource<Commerce, object, CommerceChanges>('/api/commerce/')

export const { find: findCommerce, remove: deleteCommerce, restore: restoreCommerce } = commerces

/** The server composes the address in one line of its parts. */
export const addCommerce = (shop: NewValues, ...sending: [key: string, Sending]) =>
  commerces.create({ ...shop, direction: shop.street }, ...sending)

export const searchCommerces = (query: CommerceSearch) => commerces.page(query)

/** The id of the caller's shop; undefined: there is none, or more than one. */
export async function findOnlyShop(): Promise<number | undefined> {
  const { results, count } = await searchCommerces({ size: 1 })
  return count === 1 ? results[0]!.id : undefined
}

/** The deleted shops that can still be restored, newest deletion first. */
export const listDeletedCommerces = () => commerces.page({ deleted: true, size: MAX_PAGE_SIZE })

/**
 * Changes the owner; '' leaves the shop without one. `from_owner` is the present one, if any, once the office has read
 * both names; until then the answer is that question. For administrators.
 */
export const setOwner = (id: number, owner_email: string, from_owner?: number) =>
  commerces.change(id, { owner_email, from_owner })

/** Gives a shop back to its former owner, for some seconds. */
export const undoOwnerChange = (id: number) => commerces.post(id, 'undo_owner_change')

/** With why, where it is somebody else's. */
/** Whether it has closed for ever. */
export const setClosed = (
  id: number,
  closed_for_good: boolean,
  further: { hidden?: boolean; reason?: string | undefined },
) => commerces.change(id, { closed_for_good, ...further })

export const setHidden = (id: number, hidden: boolean, reason?: string) =>
  commerces.change(id, { hidden, reason })

const proposals = resource<Proposal>('/api/proposals/')

/** Withdraws what its owner asks to change. */
export const withdrawProposal = (id: number) => proposals.post(id, 'withdraw')

/** What waits of a shop, where something does. */
export const findOpenProposal = ({ proposal }: Commerce): Promise<Proposal> | undefined =>
  proposal === undefined ? undefined : proposals.find(proposal)

/** What was written about a shop, the newest first. */
export async function listUpdates(id: number): Promise<Activity[]> {
  const query = { object_type: 'commerce', verb: 'update', size: MAX_PAGE_SIZE }
  return (await resource<Activity>(`/api/commerce/${id}/history/`).page(query)).results
}

/** A published shop as neighbours see it; undefined also where that does not come, as screens work without. */
export async function findShown(commerce: Commerce): Promise<ListedCommerceDetail | undefined> {
  if (!isPublished(commerce)) return undefined
  return get<ListedCommerceDetail>(`/api/directory/commerces/${commerce.id}/`).catch(
    () => undefined,
  )
}

/** How many changes wait for the office. */
export async function countWaiting(
  query: Pick<ProposalFilter, 'field' | 'owner'>,
): Promise<number> {
  return (await proposals.page({ ...query, state: 'open', size: 1 })).count
}

/** What was decided last of a shop's changes. */
export async function findLastDecision(commerce: number): Promise<Proposal | undefined> {
  const query = { commerce, state: 'decided', ordering: '-decided_at', size: 1 }
  return (await proposals.page(query)).results.at(0)
}

/** Saves some fields with `If-Match`: a conflict if somebody saved the shop meanwhile. */
export const saveChanges = (
  { id, version }: Commerce,
  changes: CommerceChanges,
): Promise<Commerce> => sendForm('patch', `/api/commerce/${id}/`, changes, { version })

/** Makes public what its owner asks for in fields that nobody reviews any more. */
export const publishReleased = (commerce: Commerce, released: readonly RiskyField[]) =>
  saveChanges(commerce, { ...wishesOf(commerce, released), with_pending: true })

export const saveHours = (commerce: Commerce, hours: Hours | null) =>
  saveChanges(commerce, { hours })

/** Null takes it off the map. */
export const savePlace = (commerce: Commerce, place: Point | null) =>
  saveChanges(commerce, {
    ...(place ?? { latitude: null, longitude: null }),
    // Its owner sees the pin where they have asked for it.
    ...(beginsWithPending(commerce) && { with_pending: true }),
  })

type Saving = {
  /** Which are saved. */
  fields: readonly string[]
  photo: File | undefined
  onPercent: OnProgress
}

/** Saves some fields with `If-Match`: a conflict if somebody saved the shop meanwhile. Without a new photo it keeps its photo. */
export function saveCommerce(
  commerce: Commerce,
  values: CommerceValues,
  { fields, photo, onPercent }: Saving,
): Promise<Commerce> {
  const { id, version } = commerce
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))
  const sent = { ...shown, ...(beginsWithPending(commerce) && { with_pending: true }) }
  return sendForm('patch', `/api/commerce/${id}/`, sent, { photo, onPercent, version })
}

/** Sends a rejected application again. */
export const resubmit = (pk: number, application: string) =>
  resource<Application>('/api/commerce_applications/').post(pk, 'resubmit', { application })

/** What the office reviews before it is public, of whoever asks. */
export const findReviewed = async () => (await get<Account>('/auth/account/')).reviewed
