import { resolve } from 'node:path'

// Comparisons with other products start this file by its name. It becomes the process of production, which has
// stripped no types and so is smaller.
const program = resolve(import.meta.dirname, '../build/programs/start.js')
process.execve!(process.execPath, [process.execPath, program])
