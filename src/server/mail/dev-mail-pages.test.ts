import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { outbox } from '../database/schema.ts'
import type { OutgoingMail } from '../services.ts'
import { mailFolder } from './dev-mail-pages.ts'
import { queueMail } from './outbox.ts'
import { confirmAccount } from './registration-mails.ts'
import { renderMail } from './template.ts'
import { folderTransport } from './transport.ts'

const LINK = 'https://escaparate.example/activate/MTI/q8Zr3vN0m1bX2cY4dE5fG6hJ7kL8pQ9rS0'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function send(to: string, subject: string, html?: string): Promise<void> {
  const { config, clock } = server.services
  const mail = renderMail(config, confirmAccount({ commerce: 'La Espiga', link: LINK }))
  const written = { ...mail, subject, html: html ?? mail.html }
  await queueMail(server.db, server.services, { to, mail: written })
  const [row] = await server.db.delete(outbox).returning()
  await folderTransport(mailFolder(config.varDir), config.mailFrom).send(row as OutgoingMail)
  clock.advance(1)
}

const page = async (path: string) => {
  const { status, body, headers } = await server.anyone.get(path)
  return { status, html: String(body), policy: headers['content-security-policy']! }
}
const addresses = (html: string) =>
  [...html.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)].map(([, path]) => path!)

test('without a mail yet the page says what to do', async () => {
  const { status, html } = await page('/dev/mail')
  expect(status).toBe(200)
  expect(html).toContain('Todavía no hay ninguno.')
})

test.each([
  'rebind.example',
  'localhost.rebind.example:3000',
  '192.168.1.20:3000',
  '127.0.0.1.nip.io',
])('nobody reads a mail at a host called %s', async (host) => {
  await send('lucia@example.com', 'Secreto')
  const [, name] = addresses((await page('/dev/mail')).html)[0]!.split('/dev')
  for (const path of ['/dev/mail', `/dev${name}`, `/dev${name}/html`]) {
    const { status, body } = await server.anyone.get(path, undefined, { host })
    expect([status, JSON.stringify(body).includes('http://localhost')]).toEqual([403, true])
  }
  expect((await server.anyone.get('/dev/mail', undefined, { host: '[::1]:3000' })).status).toBe(200)
})

describe('the mails of a machine that sends none', () => {
  test('are listed newest first, and the link of one can be followed', async () => {
    await send('lucia@example.com', 'Primero')
    await send('ana@example.com', 'Segundo')
    const { html } = await page('/dev/mail/')
    expect(html.indexOf('Segundo')).toBeLessThan(html.indexOf('Primero'))
    expect(html).toContain('Para ana@example.com')

    const [newest] = addresses(html)
    const shown = await page(newest!)
    expect(shown.html).toContain('Segundo')
    expect(shown.html).toContain(`<a href="${LINK}">${LINK}</a>`)
    expect(shown.html).toContain('sandbox="allow-top-navigation-by-user-activation"')

    const framed = await page(`${newest}/html`)
    expect(framed.html).toContain('<base target="_top">')
    expect(framed.html).toContain(`href="${LINK}"`)
  })

  test('run nothing and reach nothing', async () => {
    await send('ana@example.com', '<b>Tercero</b>', '<html><head></head><script>1</script></html>')
    const list = await page('/dev/mail')
    expect(list.html).toContain('&lt;b&gt;Tercero&lt;/b&gt;')
    expect(list.policy).toMatch(/^default-src 'none'/)
    expect(list.policy).not.toContain('script-src')
    const framed = await page(`${addresses(list.html)[0]}/html`)
    expect(framed.policy).toContain("default-src 'none'")
    expect(framed.policy).toContain('sandbox allow-top-navigation-by-user-activation')
    expect(framed.policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
  })

  test.each(['otro.eml', '..%2fsecret-key', 'secret-key', '%2e%2e%2fmail%2fx.eml'])(
    'are all that can be read there: %s is not',
    async (name) => {
      await writeFile(join(server.services.config.varDir, 'secret-key'), 'secreto')
      for (const path of [`/dev/mail/${name}`, `/dev/mail/${name}/html`]) {
        const { status, html } = await page(path)
        expect(status).toBe(404)
        expect(html).not.toContain('secreto')
      }
    },
  )
})

describe('there is no such page', () => {
  let app: Awaited<ReturnType<typeof createApp>>
  afterEach(() => app.close())

  test.each([
    ['in production', { production: true, smtpUrl: 'smtp://mail.example' }],
    ['in production without a mail server', { production: true }],
    ['where mail is sent', { smtpUrl: 'smtp://mail.example' }],
  ])('%s', async (_name, settings) => {
    app = await createApp({
      ...server.services,
      config: { ...server.services.config, ...settings },
    })
    expect((await app.inject('/dev/mail')).statusCode).toBe(404)
    expect((await app.inject('/dev/mail/x.eml')).statusCode).toBe(404)
  })
})
