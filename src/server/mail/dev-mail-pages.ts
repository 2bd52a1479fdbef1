import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Email } from 'postal-mime'
import { notFound, onlyLocal } from '../errors.ts'
import { PLAIN_POLICY, plainPage, sendHtml } from '../plain-page.ts'
import { isLocalName } from '../process/loopback.ts'
import { escaped } from './escaped.ts'

const FILE_NAME = /^[\w.-]+\.eml$/
const MAX_MAILS = 100

/** Forbids a mail to run or load anything. Its links open in the whole tab, not in the frame. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

export function mailFolder(varDir: string): string {
  return join(varDir, 'mail')
}

/** Registers pages that show stored mails. Only local host names are allowed: no website can use them (DNS rebinding). */
export function registerDevMailPages(app: FastifyInstance, folder: string): void {
  const options = { config: { access: 'public' }, onRequest: requireLocalName } as const
  app.get('/dev/mail', options, async (_request, reply) => {
    const names = (await namesIn(folder)).slice(0, MAX_MAILS)
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: (await readMail(folder, name))! })),
    )
    return sendHtml(reply, PLAIN_POLICY, listPage(mails))
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name', options, async (request, reply) => {
    const { name } = request.params
    return sendHtml(reply, PLAIN_POLICY, mailPage(name, await requireMail(folder, name)))
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name/html', options, async (request, reply) => {
    const { html = '' } = await requireMail(folder, request.params.name)
    const framed = html.replace('<head>', '<head>\n<base target="_top">')
    return sendHtml(reply, MAIL_POLICY, framed)
  })
}

async function requireLocalName({ headers, port }: FastifyRequest): Promise<void> {
  if (!isLocalName(headers.host)) throw onlyLocal(`http://localhost:${port}/dev/mail`)
}

async function namesIn(folder: string): Promise<string[]> {
  // Before the first mail there is no folder.
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .reverse()
}

async function requireMail(folder: string, name: string): Promise<Email> {
  const mail = FILE_NAME.test(name) ? await readMail(folder, name) : undefined
  if (mail === undefined) throw notFound()
  return mail
}

async function readMail(folder: string, name: string): Promise<Email | undefined> {
  const bytes = await readFile(join(folder, name)).catch(() => undefined)
  if (bytes === undefined) return undefined
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(bytes)
}

function listPage(mails: { name: string; mail: Email }[]): string {
  const items = mails.map(
    ({ name, mail }) =>
      `<li><a href="/dev/mail/${name}"><strong>${escaped(mail.subject ?? '')}</strong><span>Para ${escaped(addressee(mail))} · ${when(mail)}</span></a></li>`,
  )
  return plainPage(
    'Correo de prueba',
    `<h1>Correo de prueba</h1>
<p>Aquí no se envía correo: se guarda. Esto es lo que habría recibido cada persona.</p>
${items.length === 0 ? '<p><strong>Todavía no hay ninguno.</strong> Regístrate y vuelve a esta página.</p>' : `<ul>${items.join('\n')}</ul>`}`,
  )
}

function mailPage(name: string, mail: Email): string {
  const subject = escaped(mail.subject ?? '')
  return plainPage(
    subject,
    `<p><a href="/dev/mail">Todos los correos</a></p>
<h1>${subject}</h1>
<p>De ${escaped(mail.from?.name ?? '')} &lt;${escaped(mail.from?.address ?? '')}&gt;<br>Para ${escaped(addressee(mail))}<br>${when(mail)}</p>
<iframe src="/dev/mail/${name}/html" title="El correo" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Como texto</h2>
<pre>${linkUrls(mail.text?.trim() ?? '')}</pre>`,
  )
}

function addressee(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address).join(', ')
}

function when({ date }: Email): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' } as const
  return date === undefined ? '' : new Intl.DateTimeFormat('es-ES', format).format(new Date(date))
}

function linkUrls(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>&]+/g, '<a href="$&">$&</a>')
}
