import type { Commerce } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { expiryOf } from '../bin/kept.ts'
import type { Viewer } from '../http/access.ts'
import { photoAddressFor } from '../photos/address.ts'
import type { Services } from '../services.ts'
import type { CommerceRow } from './store.ts'

type Call = Pick<Services, 'config' | 'clock'> & { viewer: Viewer }

/** A shop as a person may see it: whose it is, only administrators. */
export function showCommerce(call: Call, row: CommerceRow): Commerce {
  const { config, viewer } = call
  const { deleted_at } = row
  const { deleted_at: gone, ...owner } = row.owner
  const isTold = viewer.role === ADMINISTRATOR && gone === null
  return {
    ...row,
    photo: photoAddressFor(call, row.photo, row.photo_public),
    expires_at: deleted_at && expiryOf(deleted_at, config.keepBinDays),
    owner: isTold ? owner : null,
  }
}
