import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export type Load = {
  url: string
  seconds: number
  connections: number
  requests: { method?: string; path: string; headers?: Record<string, string>; body?: string }[]
}
export type LoadResult = { answers: number; perSecond: number; p50: number; p99: number }

/** Sends requests from a child process, on Linux on one core only. Throws if a request fails. */
export async function loadFrom(core: number, load: Load): Promise<LoadResult> {
  const node = [process.execPath, resolve(import.meta.dirname, 'load.ts')]
  const [command, ...args] = (
    process.platform === 'linux' ? ['taskset', '-c', String(core), ...node] : node
  ) as [string, ...string[]]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  const output = await new Response(child.stdout as unknown as ReadableStream).text()
  const { failed, ...result } = JSON.parse(output)
  if (failed > 0)
    throw new Error(`${failed} requests failed at ${load.url}${load.requests[0]?.path}`)
  return result
}
