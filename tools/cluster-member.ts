import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export type Member = {
  name: string
  /** Kills the process and its descendants, like a power cut, and restarts it after these seconds. */
  kill(secondsAway: number): Promise<void>
  /** Stops the process by SIGTERM and restarts it. Resolves when it has stopped. */
  restart(): Promise<void>
  stop(): Promise<void>
  pid(): number
}

type Command = {
  name: string
  command: string
  args: string[]
  log: string
  options?: SpawnOptions
  /** The pid file of a server that the process starts as a daemon, so that it is not its child. */
  pidFile?: string
}

/** Milliseconds for a process to stop by itself; then it is killed. */
const STOP_TIMEOUT = 15_000

export function startMember({ name, command, args, log, options, pidFile }: Command): Member {
  let isStopped = false
  let away = 1
  let child = start()

  function start(): ChildProcess {
    const output = openSync(log, 'a')
    const started = spawn(command, args, { ...options, stdio: ['ignore', output, output] })
    closeSync(output)
    started.on('error', () => {})
    started.on('exit', async () => {
      if (isStopped) return
      await wait(away * 1000)
      away = 1
      if (!isStopped) child = start()
    })
    return started
  }

  const ended = async (of: ChildProcess, signal: NodeJS.Signals) => {
    if (of.exitCode !== null || of.signalCode !== null) return
    const exit = once(of, 'exit')
    of.kill(signal)
    await exit
  }

  const killAll = () => {
    const servers =
      pidFile && existsSync(pidFile) ? [Number.parseInt(readFileSync(pidFile, 'utf8'), 10)] : []
    const roots = [child.pid!, ...servers]
    for (const pid of [...roots, ...roots.flatMap(descendantsOf)]) signal(pid, 'SIGKILL')
  }
  // Kills the process if this one ends.
  process.on('exit', killAll)

  return {
    name,
    pid: () => child.pid!,
    async kill(secondsAway) {
      away = secondsAway
      killAll()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    async restart() {
      away = 0
      await ended(child, 'SIGTERM')
    },
    async stop() {
      isStopped = true
      const isOver = ended(child, 'SIGTERM').then(() => true)
      if (!(await Promise.race([isOver, wait(STOP_TIMEOUT, false)]))) killAll()
      process.off('exit', killAll)
    },
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended already.
  }
}

/** Finds descendants in /proc. The parent's pid is the fourth field of `stat`, after a name that may contain spaces. */
function descendantsOf(parent: number): number[] {
  const children = readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const [, ppid] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return Number(ppid) === parent ? [Number(entry)] : []
    } catch {
      return []
    }
  })
  return children.flatMap((pid) => [pid, ...descendantsOf(pid)])
}
