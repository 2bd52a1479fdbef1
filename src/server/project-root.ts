import { resolve } from 'node:path'

/** Two folders up from this file, and as many from the bundles in `build/programs`. */
export const projectRoot = resolve(import.meta.dirname, '../..')
