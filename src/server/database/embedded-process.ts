import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The process id that PostgreSQL last wrote into `data`; it may be long dead. */
export async function readPid(data: string): Promise<number | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/**
 * Whether `pid` is the PostgreSQL of `data`. After a crash of the machine another process may have its
 * number, so the command line is compared.
 */
export async function isServer(pid: number, data: string): Promise<boolean> {
  const command = process.platform === 'linux' ? commandOnLinux(pid) : commandByPs(pid)
  return (await command.catch(() => [])).join(' ').includes(`-D ${data} `)
}

export async function runningPid(data: string): Promise<number | undefined> {
  const pid = await readPid(data)
  return pid && (await isServer(pid, data)) ? pid : undefined
}

/** Whether process `pid` exists, as a zombie too. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const commandOnLinux = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')

async function commandByPs(pid: number) {
  const { stdout } = await run('/bin/ps', ['-ww', '-o', 'command=', '-p', `${pid}`])
  return [stdout]
}

const run = promisify(execFile)
