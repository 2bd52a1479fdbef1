import { resolve } from 'node:path'

/** The path is right from this file and from `build/programs`, where bundled code runs. */
export const projectRoot = resolve(import.meta.dirname, '../..')
