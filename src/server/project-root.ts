import { resolve } from 'node:path'

/**
 * The folder that holds `build` and `migrations`, from this file and from `build/programs` alike: code that is
 * bundled must not look for files beside itself.
 */
export const projectRoot = resolve(import.meta.dirname, '../..')
