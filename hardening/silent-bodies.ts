import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeVarDir, removeVarDir, startServer } from '../tools/server-process.ts'

const FORMS = 150
const SENT = Math.floor(8.9 * 1024 * 1024)
const RUNS = 3
/** Seconds within which all requests must end: a little more than the timeout of a silent upload. */
const TIMEOUT_SECONDS = 40
/** Limit of the growth of the server's memory, in MiB. */
const GROWTH = 200

/** Forms that stop before their end: memory must not grow, each must get a response, and no file may be left. */
export default async function silentBodies(say: (line: string) => void): Promise<boolean> {
  const varDir = await makeVarDir()
  const server = await startServer({ VAR_DIR: varDir })
  const pid = server.child.pid!
  const port = Number(new URL(server.url).port)
  let isGood = true
  try {
    for (let run = 1; run <= RUNS; run++) {
      const before = memoryOf(pid)
      let peak = before
      const watch = setInterval(() => {
        peak = Math.max(peak, memoryOf(pid))
      }, 100)
      const began = performance.now()
      const answers = await Promise.all(
        Array.from({ length: FORMS }, (_, at) => fallSilent(port, at)),
      )
      const seconds = (performance.now() - began) / 1000
      clearInterval(watch)
      await wait(1000)
      const left = (
        await Promise.all((await folders(varDir)).map((folder) => readdir(folder)))
      ).flat()
      const counted = Map.groupBy(answers, (status) => status)
      const statuses = [...counted].map(([status, all]) => `${all.length} × ${status}`).join(', ')
      say(
        `${FORMS} forms of 8.9 MB that fall silent, run ${run}: ${statuses}, ${seconds.toFixed(1)} s`,
      )
      say(
        `  memory ${before} MiB before, ${peak} at most, ${memoryOf(pid)} after; ${left.length} files left`,
      )
      const isAnswered = answers.every((answer) => /^\d+$/.test(answer))
      isGood &&= isAnswered && left.length === 0 && peak - before <= GROWTH
    }
    return isGood
  } finally {
    await server.stop()
    await removeVarDir(varDir)
  }
}

const folders = async (varDir: string) => {
  const uploads = join(varDir, 'uploads')
  return (await readdir(uploads)).map((name) => join(uploads, name))
}

/** Resident memory (RSS) in MiB. */
function memoryOf(pid: number): number {
  return Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024,
  )
}

/** Sends a form without its end. Returns the status of the response, or why there was none. */
async function fallSilent(port: number, at: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const part = 'Content-Disposition: form-data; name="commerce.photo"; filename="foto.jpg"'
  socket.write(
    `POST /auth/users/ HTTP/1.1\r\nHost: escaparate.example\r\nX-Forwarded-For: 10.1.${at >> 4}.${at & 15}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${SENT + 1000}\r\n\r\n` +
      `--x\r\n${part}\r\n\r\n`,
  )
  socket.write(Buffer.alloc(SENT - 200, 'x'))
  return Promise.race([
    statusOn(socket),
    wait(TIMEOUT_SECONDS * 1000, 'none', { ref: false }),
  ]).finally(() => socket.destroy())
}

async function statusOn(socket: Socket): Promise<string> {
  const [first] = await once(socket, 'data').catch((error) => [error.code])
  return /^HTTP\/1\.1 (\d+)/.exec(`${first}`)?.[1] ?? `none (${first})`
}
