import { resolve } from 'node:path'

/** Two folders up, both from this file and from the bundles in `build/programs`. */
export const projectRoot = resolve(import.meta.dirname, '../..')
