import { ensureBuilt } from '../tools/build.ts'

/** The benchmarks. Each is the default export of the file with its name. */
const ALL = `api back-office backup beside-writes counting instances mail weekly-news overload
  pages plans search slow-network uploads versions`.split(/\s+/)

const names = process.argv.length > 2 ? process.argv.slice(2) : ALL
const unknown = names.filter((name) => !ALL.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Benchmarks: ${ALL.join(', ')}`)
  process.exit(1)
}
if (!ensureBuilt()) process.exit(1)
for (const name of names) {
  const { default: bench } = await import(`./${name}.ts`)
  if (!(await bench())) process.exitCode = 1
}
