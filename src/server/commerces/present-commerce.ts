import type { Commerce } from '#contract/commerces.ts'
import { hoursTexts } from '#contract/hours/hours-texts.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { isInvited } from '../auth/invitations.ts'
import type { User } from '../auth/queries.ts'
import { expiresAt } from '../bin/retention.ts'
import type { Viewer } from '../http/access.ts'
import { presentPhotos } from '../photos/gallery-rows.ts'
import { coverUrlFor } from '../photos/photo-url.ts'
import { presentPending } from '../review/present-changes.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import type { CommerceRow } from './queries.ts'

type Call = Pick<Services, 'config' | 'clock' | 'settings'> & { viewer: Viewer }

/** Only administrators see the owner. */
export function presentCommerce(call: Call, row: CommerceRow): Commerce {
  const { settings, viewer } = call
  const { id, deleted_at, photo_public } = row
  const urlOf = (photo: string) => coverUrlFor(call, { id, photo }, photo_public)
  const signedUrlOf = (photo: string) => coverUrlFor(call, { id, photo }, false)
  const isOwnerVisible = viewer.role === ADMINISTRATOR && row.owner?.deleted_at === null
  return {
    ...row,
    ...hoursTexts(row.hours, todayOf(call)),
    photo: urlOf(row.photo),
    photos: presentPhotos(row, urlOf),
    expires_at: deleted_at && expiresAt(deleted_at, settings.present().keep_bin_days),
    owner: isOwnerVisible ? presentOwner(row.owner!) : null,
    proposal: row.proposal?.id,
    pending: row.proposal ? presentPending(row.proposal.changes, urlOf, signedUrlOf) : undefined,
  }
}

type Owner = Pick<User, 'id' | 'username' | 'email' | 'is_active' | 'activated_at' | 'invited_at'>

function presentOwner({ id, username, email, is_active, ...person }: Owner) {
  const is_confirmed = person.activated_at !== null
  return { id, username, email, is_active, is_confirmed, is_invited: isInvited(person) }
}
