import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type Config, readStorageConfig } from '../config/config.ts'
import { effectiveSettings, townOf } from '../config/effective-settings.ts'
import { joinEmbedded } from '../database/embedded.ts'
import { clusterVersion } from '../database/embedded-cluster.ts'
import { countMissing } from '../photos/count-missing.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'
import { s3PhotoStore } from '../photos/s3-photos.ts'
import { StartupError } from '../process/startup-error.ts'
import { checkPooler, checkPoolSize } from './check-connections.ts'
import { type Asked, checkDatabase, type Stored } from './check-database.ts'
import { checkLegal, checkTown } from './check-identity.ts'
import { checkBuild, checkMemory, checkVarDir } from './check-machine.ts'
import { checkMailServer } from './check-mail.ts'
import { checkMissingPhotos, checkPhotoFolder, checkPhotoStore } from './check-photos.ts'
import { checkPort } from './check-port.ts'
import { checkPublicUrl } from './check-public-url.ts'
import { checkSettings } from './check-settings.ts'
import { bad, type Finding, good, isBad } from './finding.ts'

/** Where the program lies, and which parts of its build are of other sources than those that lie there. */
type Program = { root: string; staleParts: readonly string[] }

/**
 * Looks at everything that an installation needs, as far as its settings are right. Changes nothing; an embedded
 * database that is stopped is started, and stopped again. Without `program` the build is not looked at.
 */
export async function examine(env: NodeJS.ProcessEnv, program?: Program): Promise<Finding[]> {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const build = program ? [checkBuild(program.root, program.staleParts)] : []
  const machine = [checkMemory(memory), ...build]
  const { config, findings } = checkSettings(env)
  const storage = config ?? storageConfig(env)
  if (storage === undefined) return [...machine, ...findings]
  const production = env.NODE_ENV === 'production'
  const database = await checkDatabases(storage, production, config?.databasePool)
  return [
    ...machine,
    ...findings,
    ...(await checkVarDir(storage.varDir)),
    ...database.findings,
    ...(await checkPhotos(storage, database.stored)),
    ...(config === undefined ? [] : await checkServices(config, database)),
  ]
}

type Storage = ReturnType<typeof readStorageConfig>

/** Undefined: these settings are wrong, too. */
function storageConfig(env: NodeJS.ProcessEnv): Storage | undefined {
  try {
    return readStorageConfig(env)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return undefined
  }
}

async function checkPhotos({ photosS3, varDir }: Storage, stored: Stored | undefined) {
  const folder = join(varDir, 'photos')
  const store = photosS3
    ? await checkPhotoStore(photosS3)
    : await checkPhotoFolder(folder, stored?.photos.length ?? 0)
  if (isBad(store) || !stored?.photos.length) return [store]
  const photos = photosS3 ? await s3PhotoStore(photosS3) : diskPhotoStore(folder)
  const missing = await countMissing(photos, stored.photos)
  return [store, checkMissingPhotos(missing, stored.completeBackup)]
}

async function checkServices(config: Config, { stored, isNew }: Checked): Promise<Finding[]> {
  const { smtpUrl, host, port, production, publicUrl } = config
  const settings = stored && effectiveSettings(config, stored.settings)
  const town = settings && townOf(settings)
  const isRunning = stored?.isRunning ?? (isNew ? false : undefined)
  return [
    ...(smtpUrl === undefined ? [] : [await checkMailServer(smtpUrl)]),
    await checkPort(host, port, isRunning),
    ...(production && settings ? [checkLegal(settings), checkTown(settings)] : []),
    ...(production ? [await checkPublicUrl(publicUrl, { town, shop: stored?.shop })] : []),
  ]
}

type Checked = Awaited<ReturnType<typeof checkDatabase>> & {
  /** The first start will make it. */
  isNew?: boolean
}

async function checkDatabases(
  storage: Storage,
  production: boolean,
  databasePool: number | undefined,
): Promise<Checked> {
  const { varDir, databaseUrl, databaseDirectUrl, backup } = storage
  const asked = { now: new Date(), dailyTo: backup.dailyTo, production }
  if (databaseUrl === undefined) return await checkEmbedded(varDir, asked)
  const checked = await checkDatabase({ ...asked, url: databaseUrl })
  // Without its tables there is more to do first.
  if (checked.stored === undefined) return checked
  const connections = [
    await checkPooler(databaseUrl, databaseDirectUrl ?? databaseUrl),
    ...(databasePool === undefined ? [] : [await checkPoolSize(databaseUrl, databasePool)]),
  ]
  checked.findings.push(...connections)
  if (databaseDirectUrl === undefined) return checked
  const direct = await checkDatabase({ ...asked, url: databaseDirectUrl })
  const known = new Set(checked.findings.map(({ problem }) => problem))
  const more = direct.findings
    .filter((finding) => isBad(finding) && !known.has(finding.problem))
    .map((finding) => ({ ...finding, name: `${finding.name} (DATABASE_DIRECT_URL)` }))
  return { ...checked, findings: [...checked.findings, ...more] }
}

async function checkEmbedded(varDir: string, asked: Omit<Asked, 'url'>): Promise<Checked> {
  const name = 'Base de datos'
  const fresh = { findings: [good(name)], isNew: true }
  if (!existsSync(varDir)) return fresh
  // Without a folder that it may write, the database only fails less clearly.
  const isWritable = await access(varDir, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable) return { findings: [] }
  try {
    if ((await clusterVersion(varDir)) === undefined) return fresh
    const embedded = await joinEmbedded({ dir: varDir, say: () => {} })
    return await checkDatabase({ ...asked, url: embedded.url }).finally(() => embedded.close())
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    const cure = 'Mira docs/operating.md, «When something goes wrong».'
    return { findings: [bad(name, error.message, cure)] }
  }
}
