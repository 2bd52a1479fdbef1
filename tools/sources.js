import { createHash } from 'node:crypto'
// `fs.globSync` is not imported by name: the doctor must start on an older Node, which lacks it, to say so.
import fs, { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/**
 * Parts of the build with their sources. The file `stamp` contains their hash. In JavaScript, as `run.js` is.
 * @satisfies {Record<string, { stamp: string, sources: string[] }>}
 */
export const PARTS = {
  web: {
    stamp: 'build/sources',
    sources: [
      'src/{web,contract,drawing}/**/*.{ts,tsx,css}',
      '{react-router,vite}.config.ts',
      'package-lock.json',
    ],
  },
  programs: {
    stamp: 'build/programs/sources',
    sources: [
      '{src/{server,contract,drawing},demo}/**/*.ts',
      'tools/{start,doctor,parent-process,ascii-output}.ts',
      'tools/sources.js',
      'rolldown.config.ts',
      'package-lock.json',
    ],
  },
}

/** @typedef {keyof typeof PARTS} Part */

/** @param {Part} part */
export const stampOf = (part, root = ROOT) => join(root, PARTS[part].stamp)

/**
 * Adds the parts that building these deletes: React Router empties the whole folder `build` first.
 * @param {Part[]} parts
 * @returns {Part[]}
 */
export const withEmptied = (parts) => (parts.includes('web') ? ['web', 'programs'] : parts)

/**
 * Returns whether a part was built from the present sources.
 * @param {Part} part
 */
export function isBuilt(part, root = ROOT) {
  const stamp = stampOf(part, root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash(part, root)
}

/** @param {Part} part */
export function sourcesHash(part, root = ROOT) {
  const hash = createHash('sha256')
  for (const file of fs.globSync(PARTS[part].sources, { cwd: root }).sort()) {
    if (!file.includes('.test.')) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
