import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, readStorageConfig, type StorageConfig } from '../config/config.ts'
import { effectiveSettings } from '../config/effective-settings.ts'
import { joinEmbedded } from '../database/embedded.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'
import { s3PhotoStore } from '../photos/s3-photos.ts'
import { StartupError } from '../process/startup-error.ts'
import { type CheckOptions, checkDatabase, type StoredData } from './check-database.ts'
import { checkBuild, checkPort, checkVarDir } from './check-machine.ts'
import { checkMailServer } from './check-mail.ts'
import {
  checkMissingPhotos,
  checkPhotoFolder,
  checkPhotoStore,
  countMissing,
} from './check-photos.ts'
import { checkPublicUrl } from './check-public-url.ts'
import { checkLegal, checkSettings, checkTown } from './check-settings.ts'
import { bad, type Finding, good, isBad } from './finding.ts'

/** The folder of the program, and the parts of its build that are out of date. */
type Program = { root: string; staleParts: readonly string[] }

/** Checks an installation as far as its settings are valid. Without `program` the build is not checked. */
export async function examine(env: NodeJS.ProcessEnv, program?: Program): Promise<Finding[]> {
  const build = program ? [checkBuild(program.root, program.staleParts)] : []
  const { config, findings } = checkSettings(env)
  const storage = config ?? storageConfig(env)
  if (storage === undefined) return [...build, ...findings]
  const production = env.NODE_ENV === 'production'
  const database = await checkConfiguredDatabase(storage, production)
  return [
    ...build,
    ...findings,
    ...(await checkVarDir(storage.varDir)),
    ...database.findings,
    ...(await checkPhotos(storage, database.stored)),
    ...(config === undefined ? [] : await checkServices(config, database.stored)),
  ]
}

/** Undefined: even the settings of database and photos are wrong. */
function storageConfig(env: NodeJS.ProcessEnv): StorageConfig | undefined {
  try {
    return readStorageConfig(env)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return undefined
  }
}

async function checkPhotos({ photosS3, varDir }: StorageConfig, stored: StoredData | undefined) {
  const folder = join(varDir, 'photos')
  const store = photosS3
    ? await checkPhotoStore(photosS3)
    : await checkPhotoFolder(folder, stored?.photoHashes.length ?? 0)
  if (isBad(store) || !stored?.photoHashes.length) return [store]
  const photos = photosS3 ? await s3PhotoStore(photosS3) : diskPhotoStore(folder)
  const missing = await countMissing(photos, stored.photoHashes)
  return [store, checkMissingPhotos(missing, stored.completeBackup)]
}

async function checkServices(config: Config, stored: StoredData | undefined): Promise<Finding[]> {
  const { smtpUrl, host, port, production, publicUrl } = config
  const settings = stored && effectiveSettings(config, stored.settings)
  return [
    ...(smtpUrl === undefined ? [] : [await checkMailServer(smtpUrl)]),
    await checkPort(host, port),
    ...(production && settings ? [checkLegal(settings), checkTown(settings)] : []),
    ...(production ? [await checkPublicUrl(publicUrl)] : []),
  ]
}

type DatabaseResult = Awaited<ReturnType<typeof checkDatabase>>

async function checkConfiguredDatabase(
  { varDir, databaseUrl, backup }: StorageConfig,
  production: boolean,
): Promise<DatabaseResult> {
  const options = { now: new Date(), dailyTo: backup.dailyTo, production }
  if (databaseUrl === undefined) return await checkEmbedded(varDir, options)
  return await checkDatabase({ ...options, url: databaseUrl })
}

async function checkEmbedded(
  varDir: string,
  options: Omit<CheckOptions, 'url'>,
): Promise<DatabaseResult> {
  const name = 'Base de datos'
  // The first start creates folder and database.
  const fresh = { findings: [good(name)] }
  if (!existsSync(varDir)) return fresh
  // Without the right to write, `checkVarDir` reports the problem more clearly than opening the database would.
  try {
    await access(varDir, constants.W_OK)
  } catch {
    return { findings: [] }
  }
  try {
    if (!existsSync(join(varDir, 'database'))) return fresh
    const embedded = await joinEmbedded({ dir: varDir, say: () => {} })
    return await checkDatabase({ ...options, url: embedded.url }).finally(() => embedded.close())
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    const cure = 'Mira docs/operating.md, «When something goes wrong».'
    return { findings: [bad(name, error.message, cure)] }
  }
}
