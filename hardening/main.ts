import { argv } from 'node:process'

/** Tests of failures that take minutes. Each is the default export of the file with its name. */
const ALL = `backups cluster counting-kills faults freshness full-disk kills maps migrations
  old-version outage partitions poolers restarts rolling silent-bodies visit-flood writers year`.split(
  /\s+/,
)

const names = argv.length > 2 ? argv.slice(2) : ALL
for (const name of names) {
  if (!ALL.includes(name)) throw new Error(`unknown: ${name}; there are ${ALL}`)
  const { default: trial } = await import(`./${name}.ts`)
  if (!(await trial((line: string) => console.log(line)))) process.exitCode = 1
}
