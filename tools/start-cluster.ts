import { ensureBuilt } from './build.ts'
import { missingPrograms, startCluster } from './cluster.ts'
import { makeVarDir, removeVarDir } from './server-process.ts'

/** Starts the cluster of deploy/cluster on this machine, for trying it. Ctrl-C stops it and deletes its data. */
const missing = missingPrograms()
if (missing.length > 0) {
  console.error(`Faltan programas (apt install haproxy etcd-server patroni postgresql): ${missing}`)
  process.exit(1)
}
if (!ensureBuilt()) process.exit(1)
const dir = await makeVarDir()
let stop = async () => {}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await stop()
    await removeVarDir(dir)
    process.exit()
  })
}
const cluster = await startCluster(dir, Number(process.env.PORT ?? '17000'))
stop = cluster.stop
const { url, members } = cluster
console.log(`El clúster está en marcha en ${url}; sus registros, en ${dir}.`)
for (const { name, pid } of Object.values(members)) console.log(`  ${name.padEnd(12)} ${pid()}`)
