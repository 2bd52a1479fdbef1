import { backups } from './backups.ts'
import { cluster } from './cluster.ts'
import { countingKills } from './counting-kills.ts'
import { faults } from './faults.ts'
import { freshness } from './freshness.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kills.ts'
import { maps } from './maps.ts'
import { migrations } from './migrations.ts'
import { oldVersion } from './old-version.ts'
import { outage } from './outage.ts'
import { partitions } from './partitions.ts'
import { poolers } from './poolers.ts'
import { restarts } from './restarts.ts'
import { rolling } from './rolling.ts'
import { silentBodies } from './silent-bodies.ts'
import { visitFlood } from './visit-flood.ts'
import { writers } from './writers.ts'
import { year } from './year.ts'

/** Tests of failures that take minutes, by name. */
const trials: Record<string, (say: (line: string) => void) => Promise<boolean>> = {
  backups,
  cluster,
  'counting-kills': countingKills,
  faults,
  freshness,
  'full-disk': fullDisk,
  kills,
  maps,
  migrations,
  'old-version': oldVersion,
  outage,
  partitions,
  poolers,
  restarts,
  rolling,
  'silent-bodies': silentBodies,
  'visit-flood': visitFlood,
  writers,
  year,
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(trials)
for (const name of names) {
  const trial = trials[name]
  if (trial === undefined) throw new Error(`unknown: ${name}; there are ${Object.keys(trials)}`)
  if (!(await trial((line) => console.log(line)))) process.exitCode = 1
}
