import { binItem, binQuery } from '#contract/bin.ts'
import { restorableTypes } from '#contract/entities.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { route } from '../http/route.ts'
import { mapRows } from '../http/row-list.ts'
import { listBin } from './queries.ts'
import { binCutoff, expiresAt } from './retention.ts'

export const binRoutes = [
  route('GET', '/api/bin/', {
    summary: 'Lista lo que se ha eliminado y aún se puede recuperar.',
    access: ADMINISTRATORS,
    query: binQuery,
    list: binItem,
    handle: (call) => {
      const { modules, keep_bin_days } = call.settings.present()
      const bin = { types: restorableTypes(modules), since: binCutoff(call) }
      return mapRows(listBin(call.db, bin, call.query), (rows) =>
        rows.map((row) => ({ ...row, expires_at: expiresAt(row.deleted_at, keep_bin_days) })),
      )
    },
  }),
]
