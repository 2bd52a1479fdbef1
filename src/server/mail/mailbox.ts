import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { notFound } from '../errors.ts'
import { escaped } from './frame.ts'

const NAME = /^[\w.-]+\.eml$/
const SHOWN = 100

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
/** A mail runs nothing and reaches nothing; its links open in place of the page around it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

export function mailFolder(varDir: string): string {
  return join(varDir, 'mail')
}

/**
 * `/dev/mail`: the mails of `folderTransport`, newest first, and one of them. Whoever can open it
 * reads everybody's links, so it is for machines that send no mail, and never for production.
 */
export function mailboxPages(app: FastifyInstance, folder: string): void {
  const config = { access: 'public' } as const
  app.get('/dev/mail', { config }, async (_request, reply) => {
    const names = (await namesIn(folder)).slice(0, SHOWN)
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: (await readMail(folder, name))! })),
    )
    return sendPage(reply, PAGE_POLICY, listPage(mails))
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name', { config }, async (request, reply) => {
    const { name } = request.params
    return sendPage(reply, PAGE_POLICY, mailPage(name, await foundMail(folder, name)))
  })
  app.get<{ Params: { name: string } }>(
    '/dev/mail/:name/html',
    { config },
    async (request, reply) => {
      const { html = '' } = await foundMail(folder, request.params.name)
      const framed = html.replace('<head>', '<head>\n<base target="_top">')
      return sendPage(reply, MAIL_POLICY, framed)
    },
  )
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

async function foundMail(folder: string, name: string): Promise<Email> {
  const mail = NAME.test(name) ? await readMail(folder, name) : undefined
  if (mail === undefined) throw notFound()
  return mail
}

async function readMail(folder: string, name: string): Promise<Email | undefined> {
  const bytes = await readFile(join(folder, name)).catch(() => undefined)
  return bytes && PostalMime.parse(bytes)
}

function sendPage(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(html)
}

function listPage(mails: { name: string; mail: Email }[]): string {
  const items = mails.map(
    ({ name, mail }) =>
      `<li><a href="/dev/mail/${name}"><strong>${escaped(mail.subject ?? '')}</strong><span>Para ${escaped(addressee(mail))} · ${when(mail)}</span></a></li>`,
  )
  return page(
    'Correo de prueba',
    `<h1>Correo de prueba</h1>
<p>Aquí no se envía correo: se guarda. Esto es lo que habría recibido cada persona.</p>
${items.length === 0 ? '<p><strong>Todavía no hay ninguno.</strong> Regístrate y vuelve a esta página.</p>' : `<ul>${items.join('\n')}</ul>`}`,
  )
}

function mailPage(name: string, mail: Email): string {
  const subject = escaped(mail.subject ?? '')
  return page(
    subject,
    `<p><a href="/dev/mail">Todos los correos</a></p>
<h1>${subject}</h1>
<p>De ${escaped(mail.from?.name ?? '')} &lt;${escaped(mail.from?.address ?? '')}&gt;<br>Para ${escaped(addressee(mail))}<br>${when(mail)}</p>
<iframe src="/dev/mail/${name}/html" title="El correo" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Como texto</h2>
<pre>${linked(mail.text?.trim() ?? '')}</pre>`,
  )
}

function addressee(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address).join(', ')
}

function when({ date }: Email): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' } as const
  return date === undefined ? '' : new Intl.DateTimeFormat('es-ES', format).format(new Date(date))
}

function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>&]+/g, '<a href="$&">$&</a>')
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --bg: #fcf9f1; --surface: #fffdf8; --line: #dfd9cb; --ink: #131f18; --dim: #475046; --link: #006738 }
@media (prefers-color-scheme: dark) { :root { --bg: #07150f; --surface: #0e1d16; --line: #34463c; --ink: #f3f0e6; --dim: #bdbfb2; --link: #87dea6 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 720px; padding: 32px 16px 64px; background: var(--bg); color: var(--ink); font: 18px/28px Verdana, sans-serif }
h1 { font: 700 32px/38px Georgia, serif; overflow-wrap: anywhere }
h2 { font-size: 20px }
a { color: var(--link) }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
ul { padding: 0; list-style: none }
li a { display: block; margin: 12px 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); text-decoration: none; overflow-wrap: anywhere }
li strong { display: block; color: var(--link) }
li span { color: var(--dim); font-size: 16px }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
pre { padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); font: 16px/24px monospace; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
${body}
</body>
</html>
`
}
