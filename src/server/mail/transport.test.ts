import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { outbox } from '../database/schema.ts'
import type { OutgoingMail } from '../services.ts'
import { queueMail } from './outbox.ts'
import { confirmAccount } from './registration-mails.ts'
import { renderMail } from './template.ts'
import { folderTransport, smtpTransport, type Transport } from './transport.ts'

const FROM = { name: 'Escaparate de Peñíscola', address: 'no-reply@escaparate.example' }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The row of the outbox after the mail is queued. */
async function queued(
  to: string,
  subject: string,
  text = 'Hola',
  html = '<p>Hola</p>',
  unsubscribeUrl?: string,
) {
  const mail = { subject, text, html }
  const isBulk = unsubscribeUrl !== undefined
  await queueMail(server.db, server.services, { to, mail, isBulk, unsubscribeUrl })
  const [row] = await server.db.delete(outbox).returning()
  return row as OutgoingMail
}

describe('by SMTP', () => {
  let smtp: FakeSmtp
  let transport: Transport
  beforeEach(async () => {
    smtp = await startFakeSmtp()
    transport = smtpTransport(smtp.url, FROM)
  })
  afterEach(async () => {
    transport.close()
    await smtp.close()
  })

  async function sent(mail: OutgoingMail): Promise<Email> {
    await transport.send(mail)
    return (await smtp.read()).at(-1)!
  }

  test('a mail arrives as it was written, accents and ñ included', async () => {
    const link = 'https://escaparate.example/activate/MTI/q8Zr3vN0m1bX2cY4dE5fG6hJ7kL8pQ9rS0'
    const commerce = 'Peluquería Ñandú, «corte y confección»'
    const written = renderMail(server.services.config, confirmAccount({ commerce, link }))
    const { subject, text, html } = written
    const mail = await queued('lucia@example.com', subject, text, html)
    const read = await sent(mail)
    expect(read.subject).toBe(subject)
    expect(read.from).toEqual(FROM)
    expect(read.to).toEqual([{ name: '', address: 'lucia@example.com' }])
    expect(read.messageId).toBe(mail.message_id)
    expect(read.messageId).toMatch(/^<[0-9a-f-]{36}@escaparate\.example>$/)
    expect(new Date(read.date!)).toEqual(server.clock.now())
    expect(read.text!.trimEnd()).toBe(text.trimEnd())
    expect(read.html!.trimEnd()).toBe(html.trimEnd())
    expect(read.text).toContain(link)
    expect(read.html).toContain(`href="${link}"`)
    expect(header(read, 'auto-submitted')).toBe('auto-generated')
    expect(smtp.received[0]).toMatchObject({ from: FROM.address, to: ['lucia@example.com'] })
  })

  test.each([
    'Hola\r\nBcc: victima@example.com',
    'Hola\nBcc: victima@example.com',
    'Hola\rBcc: victima@example.com',
    'Hola\r\n\r\n<p>otro mensaje</p>',
    'Hola\u2028Bcc: victima@example.com',
    'Hola\u0001Bcc: victima@example.com',
    '=?utf-8?q?Hola=0D=0ABcc:_victima@example.com?=',
  ])('a subject cannot begin another header: %j', async (subject) => {
    const read = await sent(await queued('lucia@example.com', subject))
    expect(smtp.received[0]!.to).toEqual(['lucia@example.com'])
    expect(header(read, 'bcc')).toBeUndefined()
    expect(read.text).toBe('Hola\n')
    expect(read.headers.map(({ key }) => key).toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
  })

  test.each([
    'lucia@example.com\r\nBcc: victima@example.com',
    'lucia@example.com, victima@example.com',
    'Lucía <lucia@example.com>',
    'lucia@example.com>\r\nRCPT TO:<victima@example.com',
    'nobody',
  ])('only one address is taken as the recipient: %j', async (to) => {
    await expect(queued(to, 'Hola')).rejects.toThrow('one address')
  })

  test('mail programs are told where one POST ends such mails, and only for our own site', async () => {
    const url = `${server.services.config.publicUrl}/sin-avisos/MTI/ending_offers/${'a'.repeat(43)}`
    const read = await sent(await queued('lucia@example.com', 'Hola', 'Hola', '<p>Hola</p>', url))
    expect(header(read, 'list-unsubscribe')).toBe(`<${url}>`)
    expect(header(read, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await expect(
      queued('lucia@example.com', 'Hola', 'Hola', '', 'https://otra.example/baja'),
    ).rejects.toThrow('our site')
  })

  test('a line that is a dot, or begins with one, does not end the mail', async () => {
    const read = await sent(await queued('lucia@example.com', 'Hola', 'a\n.\n..b\nfin\n'))
    expect(read.text!.trimEnd()).toBe('a\n.\n..b\nfin')
  })
})

describe('into a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'escaparate-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('each mail is a file whose name sorts by time, and the same one when tried again', async () => {
    const inside = join(folder, 'new', 'mail')
    const transport = folderTransport(inside, FROM)
    const mails: OutgoingMail[] = []
    for (const subject of ['uno', 'dos', 'tres']) {
      mails.push(await queued('lucia@example.com', subject))
      if (subject === 'dos') server.clock.advance(1)
    }
    for (const mail of [...mails.toReversed(), mails[0]!]) await transport.send(mail)
    const names = (await readdir(inside)).toSorted()
    expect(names).toHaveLength(3)
    const read = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(inside, name)))),
    )
    expect(read.map(({ subject }) => subject)).toEqual(['uno', 'dos', 'tres'])
    expect(read[0]!.messageId).toBe(mails[0]!.message_id)
  })

  test('a folder that cannot be one fails the try', async () => {
    await writeFile(join(folder, 'file'), '')
    const transport = folderTransport(join(folder, 'file'), FROM)
    await expect(transport.send(await queued('lucia@example.com', 'Hola'))).rejects.toThrow(
      'EEXIST',
    )
  })
})

function header({ headers }: Email, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value
}
