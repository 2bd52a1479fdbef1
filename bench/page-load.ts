import { readFileSync } from 'node:fs'
import { loadFrom } from './load-from.ts'

/** Responses per second of time, and per second of the server's CPU time. */
export type Speed = { byClock: number; byCpu: number }

export async function measured(pid: number, work: () => Promise<number>): Promise<Speed> {
  const [began, usedBefore] = [performance.now(), cpuSecondsOf(pid)]
  const answers = await work()
  const byClock = (answers * 1000) / (performance.now() - began)
  const used = cpuSecondsOf(pid) - usedBefore
  return { byClock, byCpu: used > 0 ? answers / used : byClock }
}

/** Returns the CPU time of a process: fields 14 and 15 in proc(5), in 1/100 s. The name before them may have spaces. */
export function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export async function loadFor(
  seconds: number,
  connections: number,
  address: string,
): Promise<number> {
  const { origin, pathname } = new URL(address)
  const requests = [{ path: pathname, headers: { 'accept-encoding': 'br, gzip' } }]
  return (await loadFrom(1, { url: origin, seconds, connections, requests })).answers
}
