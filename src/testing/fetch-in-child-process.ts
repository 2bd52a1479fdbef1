import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Call = {
  url: string
  method: string
  headers: Record<string, string>
  /** The beginning of the body, which is filled with zeros up to `length` bytes. */
  start: string
  length: number
}

/** Status and error code of a response, or the code of the network error. */
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

/** A client in the server's process would share its event loop, and read the response before a connection is reset. */
export async function fetchInChildProcess(times: number, call: Call): Promise<Outcome[]> {
  const argument = JSON.stringify({ ...call, times })
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    CLIENT,
    argument,
  ])
  return JSON.parse(stdout)
}
