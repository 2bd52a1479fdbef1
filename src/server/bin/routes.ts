import { binItem, binQuery } from '#contract/bin.ts'
import { restorableTypes } from '#contract/entities.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { route } from '../http/route.ts'
import { countBin, listBin } from './queries.ts'
import { binCutoff, expiresAt } from './retention.ts'

export const binRoutes = [
  route({
    method: 'GET',
    path: '/api/bin/',
    summary: 'Lista lo que se ha eliminado y aún se puede recuperar.',
    access: [ADMINISTRATOR],
    query: binQuery,
    list: binItem,
    handle: (call) => {
      const { db, query, settings } = call
      const types = restorableTypes(settings.present().modules)
      const bin = { types, since: binCutoff(call) }
      return {
        count: () => countBin(db, bin, query),
        rows: async (range) =>
          (await listBin(db, bin, query, range)).map((row) => ({
            ...row,
            expires_at: expiresAt(row.deleted_at, settings.present().keep_bin_days),
          })),
      }
    },
  }),
]
