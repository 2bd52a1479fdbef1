import { resolve } from 'node:path'

// Replaces itself with the built server of production, which needs less memory because it does not strip types.
// Benchmarks start it by this name.
const program = resolve(import.meta.dirname, '../build/programs/start.js')
process.execve!(process.execPath, [process.execPath, program])
