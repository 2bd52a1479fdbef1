import { resolve } from 'node:path'

/**
 * The folder that contains `build` and `migrations`. The path is right from this file and from `build/programs`.
 * Bundled code must not look for files next to itself.
 */
export const projectRoot = resolve(import.meta.dirname, '../..')
