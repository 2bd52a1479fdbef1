import { readFileSync } from 'node:fs'
import { loadFrom } from './load-from.ts'

/** Answers in a second of the clock, and in one of the server's CPU. */
export type Speed = { byClock: number; byCpu: number }

/** How fast a server answers; the same twice where the system does not tell its CPU time. */
export async function measured(pid: number, work: () => Promise<number>): Promise<Speed> {
  const [began, usedBefore] = [performance.now(), cpuSecondsOf(pid)]
  const answers = await work()
  const byClock = (answers * 1000) / (performance.now() - began)
  const used = cpuSecondsOf(pid) - usedBefore
  return { byClock, byCpu: used > 0 ? answers / used : byClock }
}

/** proc(5): the 14th and 15th fields, in hundredths; the name before them may hold spaces. */
export function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Asks for one address as often as it can be; answers how many came, all of them good. */
export async function loadFor(
  seconds: number,
  connections: number,
  address: string,
): Promise<number> {
  const { origin, pathname } = new URL(address)
  const requests = [{ path: pathname, headers: { 'accept-encoding': 'br, gzip' } }]
  return (await loadFrom(1, { url: origin, seconds, connections, requests })).answers
}
