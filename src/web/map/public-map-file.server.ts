import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const ASSETS = resolve(import.meta.dirname, '../client/assets')

let fileName: string | undefined

/** Returns the URL of the chunk of public-map.ts; the file name contains a hash. */
export function publicMapFile(): string {
  if (import.meta.env.DEV) return '/src/web/map/public-map.ts'
  fileName ??= readdirSync(ASSETS).find((name) => /^public-map-[\w-]+\.js$/.test(name))
  if (fileName === undefined) throw new Error('the build of the web has no public-map')
  return `/assets/${fileName}`
}
