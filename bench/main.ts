import { ensureBuilt } from '../tools/build.ts'
import { benchApi } from './api.ts'
import { benchBackOffice } from './back-office.ts'
import { benchBackup } from './backup.ts'
import { benchBesideWrites } from './beside-writes.ts'
import { benchCounting } from './counting.ts'
import { benchInstances } from './instances.ts'
import { benchMail } from './mail.ts'
import { benchOverload } from './overload.ts'
import { benchPages } from './pages.ts'
import { benchPlans } from './plans.ts'
import { benchSearch } from './search.ts'
import { benchSlowNetwork } from './slow-network.ts'
import { benchUploads } from './uploads.ts'
import { benchVersions } from './versions.ts'
import { benchWeeklyNews } from './weekly-news.ts'

const benches: Record<string, () => Promise<boolean>> = {
  api: benchApi,
  'back-office': benchBackOffice,
  backup: benchBackup,
  'beside-writes': benchBesideWrites,
  counting: benchCounting,
  instances: benchInstances,
  mail: benchMail,
  'weekly-news': benchWeeklyNews,
  overload: benchOverload,
  pages: benchPages,
  plans: benchPlans,
  search: benchSearch,
  'slow-network': benchSlowNetwork,
  uploads: benchUploads,
  versions: benchVersions,
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
const unknown = names.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Benchmarks: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
if (!ensureBuilt()) process.exit(1)
for (const name of names) if (!(await benches[name]!())) process.exitCode = 1
