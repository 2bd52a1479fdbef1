import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { freePort } from '#testing/free-port.ts'
import { makeVarDir, removeVarDir, startServer } from '../tools/server-process.ts'

const REGISTRATIONS = 1000
const EACH_SECOND = 2
/** Seconds within which all mails must be sent once the mail server runs. */
const TIMEOUT_SECONDS = 300

/** Registers people while the mail server is down. Each response must be a 201, and each mail must arrive once. */
export default async function outage(say: (line: string) => void): Promise<boolean> {
  const varDir = await makeVarDir()
  const port = await freePort()
  const server = await startServer({ VAR_DIR: varDir, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const photo = await sharp({
    create: { width: 640, height: 440, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer()
  let smtp: Awaited<ReturnType<typeof startFakeSmtp>> | undefined
  try {
    const times: number[] = []
    const statuses = new Map<number, number>()
    const calls: Promise<void>[] = []
    for (let person = 0; person < REGISTRATIONS; person++) {
      calls.push(
        (async () => {
          const began = performance.now()
          const status = await register(server.url, person, photo)
          times.push(performance.now() - began)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        })(),
      )
      await wait(1000 / EACH_SECOND)
    }
    await Promise.all(calls)
    smtp = await startFakeSmtp({ port })
    const until = performance.now() + TIMEOUT_SECONDS * 1000
    const began = performance.now()
    const recipients = () => new Set(smtp!.received.flatMap(({ to }) => to)).size
    // The next mail notices that the mail server runs; then the others are sent, too.
    await register(server.url, REGISTRATIONS, photo)
    while (recipients() <= REGISTRATIONS && performance.now() < until) await wait(200)
    const seconds = (performance.now() - began) / 1000
    await wait(2000)
    const ids = new Set(smtp.received.map(({ messageId }) => messageId)).size
    const sorted = times.toSorted((a, b) => a - b)
    say(`${REGISTRATIONS} registrations at ${EACH_SECOND} a second, the mail server down:`)
    say(`  answers ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`)
    say(
      `  median ${sorted[sorted.length >> 1]!.toFixed(0)} ms, slowest ${sorted.at(-1)!.toFixed(0)} ms`,
    )
    say(
      `  mails to ${recipients()} people, ${smtp.received.length} in all, ${ids} different, ${seconds.toFixed(1)} s after it came up`,
    )
    return (
      statuses.get(201) === REGISTRATIONS &&
      recipients() === REGISTRATIONS + 1 &&
      ids === smtp.received.length
    )
  } finally {
    await server.stop()
    await smtp?.close()
    await removeVarDir(varDir)
  }
}

async function register(url: string, person: number, photo: Buffer): Promise<number> {
  const form = new FormData()
  const fields = {
    username: `persona${person}`,
    email: `persona${person}@example.com`,
    password: 'escaparate-demo',
    'commerce.name': `Tienda ${person}`,
    'commerce.contact_mail': `tienda${person}@example.com`,
    'commerce.n_tlf': '964000000',
    'commerce.description': 'Una tienda de prueba.',
    'commerce.direction': 'Calle Mayor, 1',
    'commerce.category': '1',
    'commerce.application.application': 'Para medir.',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('commerce.photo', new Blob([new Uint8Array(photo)]), 'foto.jpg')
  const headers = { 'x-forwarded-for': `10.0.${person >> 8}.${person & 255}` }
  const response = await fetch(`${url}/auth/users/`, { method: 'POST', headers, body: form })
  return response.status
}
