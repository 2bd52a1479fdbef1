import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// For `node --import`: makes imports fail of packages that `npm ci --omit=dev` would not have installed.
const root = resolve(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>
}
const absent = Object.entries(lock.packages)
  .filter(([, { dev, devOptional }]) => dev || devOptional)
  .map(([path]) => pathToFileURL(resolve(root, path)).href)

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    if (absent.some((folder) => found.url.startsWith(`${folder}/`))) {
      throw new Error(`${specifier} is a development dependency (from ${context.parentURL})`)
    }
    return found
  },
})
