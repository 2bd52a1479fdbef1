import { existsSync, statSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { bad, type Finding, finding, good } from './finding.ts'

const MB = 1_000_000
/** Bytes of free space. */
const MIN_DISK = 500 * MB

/** Checks the data folder, or the folder in which it would be created. `uid` is the user who runs Escaparate. */
export async function checkVarDir(varDir: string, uid = process.getuid?.()): Promise<Finding[]> {
  const name = 'Carpeta de datos'
  const folder = nearestFolder(varDir)
  try {
    const owner = statSync(folder).uid
    if (folder === varDir && uid !== undefined && uid !== 0 && owner !== uid) {
      const cure = `Ejecuta esto con el usuario de Escaparate, o dale la carpeta: chown -R ${uid} ${varDir}`
      return [bad(name, `${varDir} (VAR_DIR) es de otro usuario (${owner}), no de ${uid}.`, cure)]
    }
    const probe = join(folder, `.doctor-${process.pid}`)
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') return [await checkDiskSpace(folder)]
    const problem = `En ${varDir} (VAR_DIR) no se puede escribir: ${code}.`
    return [bad(name, problem, 'Dale la carpeta al usuario que ejecuta Escaparate, o elige otra.')]
  }
  return [good(name), await checkDiskSpace(folder)]
}

/** Returns the path, or its nearest existing parent folder. The doctor creates nothing. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))
}

async function checkDiskSpace(folder: string): Promise<Finding> {
  return checkFree(folder, await freeBytes(folder))
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function checkFree(folder: string, free: number): Finding {
  return finding(
    'Espacio en disco',
    free < MIN_DISK && `Quedan ${Math.floor(free / MB)} MB en el disco de ${folder}.`,
    'Elimina lo que sobre o amplía el disco: sin espacio nadie puede guardar nada.',
  )
}

/** `staleParts` are the parts of the build that were built from other sources. */
export function checkBuild(root: string, staleParts: readonly string[]): Finding {
  const name = 'Programa construido'
  const cure = 'Constrúyelo con «npm run build» y arranca de nuevo.'
  const missing = ['build/server/index.js', 'build/programs/start.js'].filter(
    (file) => !existsSync(join(root, file)),
  )
  if (missing.length > 0) return bad(name, `Falta ${missing.join(' y ')}.`, cure)
  const problem = `Lo construido (${staleParts.join(', ')}) es de otra versión del código.`
  return finding(name, staleParts.length > 0 && problem, cure)
}

/** Seconds by which two clocks may differ. */
const MAX_DIFFERENCE = 30

export function checkClock(databaseTime: Date, now: Date): Finding {
  const seconds = Math.round(Math.abs(now.getTime() - databaseTime.getTime()) / 1000)
  return finding(
    'Hora',
    seconds > MAX_DIFFERENCE &&
      `El reloj de esta máquina y el de la base de datos difieren ${seconds} segundos.`,
    'Pon los dos en hora con NTP: timedatectl set-ntp true',
  )
}

/** Checks that the port is free or used by an Escaparate. */
export async function checkPort(host: string, port: number): Promise<Finding> {
  const name = 'Puerto'
  const code = await listenError(host, port)
  if (code !== undefined && code !== 'EADDRINUSE') {
    const problem = `No se puede escuchar en ${host}:${port}: ${code}.`
    return bad(name, problem, 'Revisa HOST y PORT; los puertos por debajo de 1024 son de root.')
  }
  return finding(
    name,
    code !== undefined &&
      !(await isEscaparate(host, port)) &&
      `El puerto ${port} es de otro programa.`,
    'Ciérralo, o elige otro puerto con PORT (y en el proxy).',
  )
}

function listenError(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code ?? 'error'))
    server.listen(port, host, () => server.close(() => done(undefined)))
  })
}

async function isEscaparate(host: string, port: number): Promise<boolean> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  try {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(`http://${reachable}:${port}/healthz`, { signal })
    return ((await answer.json()) as { status?: string }).status === 'ok'
  } catch {
    return false
  }
}
