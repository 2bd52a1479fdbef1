import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Call = {
  url: string
  method: string
  headers: Record<string, string>
  /** What the body begins with, and its length in bytes. */
  start: string
  length: number
}

/** Status and code of each answer, or what became of the call instead. */
export type Outcome = [status: number, code: string] | string

const CLIENT = `
  const { url, method, headers, start, length, times } = JSON.parse(process.argv[1])
  // Written in pieces, as browsers write a photo.
  const body = new Blob([start, new Uint8Array(length - start.length)])
  const outcomes = []
  for (let at = 0; at < times; at++) {
    outcomes.push(
      await fetch(url, { method, headers, body }).then(
        async (response) => [response.status, (await response.json()).code],
      ).catch((error) => String(error.cause?.code ?? error)),
    )
  }
  console.log(JSON.stringify(outcomes))
`

/**
 * Makes a call so many times, one after the other, from a process of its own. One that shares its
 * turns with the server always reads before the connection can be reset under it.
 */
export async function fetchElsewhere(times: number, call: Call): Promise<Outcome[]> {
  const argument = JSON.stringify({ ...call, times })
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    CLIENT,
    argument,
  ])
  return JSON.parse(stdout)
}
