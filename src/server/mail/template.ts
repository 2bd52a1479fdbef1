import type { FacadeShop } from '#drawing/traits.ts'
import type { Config } from '../config/config.ts'
import { escaped } from './escaped.ts'
import { mailStreet } from './mail-street.ts'

export type RenderedMail = { subject: string; text: string; html: string }

/** `href` is a path of our site or a complete URL of it. */
type Link = { label: string; href: string }

export type MailSection = { title: string; items: (Link & { note: string })[]; more?: Link }

export type Mail = {
  subject: string
  /** Mail programs show it after the subject in their lists. */
  preview: string
  title: string
  /** Shops whose houses are drawn above the title. */
  street?: readonly FacadeShop[]
  /** Whether `before` already begins with a greeting. */
  isGreeted?: boolean
  before: string[]
  /** Text that a person wrote. It is red like a reason for rejection, unless `calm`. */
  quote?: { label: string; text: string; calm?: boolean }
  sections?: MailSection[]
  button: Link
  others?: Link[]
  after?: (string | Link)[]
}

const GREETING = 'Hola:'

/** Stripes of the awning: an odd number, so that the first and the last are green. */
const STRIPES = 21
const BODY = "'Atkinson Hyperlegible Next',Verdana,Geneva,sans-serif"
const DISPLAY = "'Sansita Swashed',Georgia,'Times New Roman',serif"

/** Renders HTML for mail programs: tables, inline styles and no remote content. Throws for a link outside our site. */
export function renderMail({ publicUrl }: Pick<Config, 'publicUrl'>, mail: Mail): RenderedMail {
  const complete: Mail = JSON.parse(JSON.stringify(mail), (name, value) =>
    name === 'href' ? completeUrl(value, publicUrl) : value,
  )
  const { subject } = mail
  return { subject, text: textOf(complete, publicUrl), html: htmlOf(complete, publicUrl) }
}

function completeUrl(href: string, publicUrl: string): string {
  const url = href.startsWith('/') ? publicUrl + href : href
  if (!url.startsWith(`${publicUrl}/`)) throw new Error('a mail links to our site alone')
  return url
}

function textOf(mail: Mail, publicUrl: string): string {
  const { title, isGreeted, before, quote, sections = [], button, others = [], after = [] } = mail
  const parts = [
    title,
    ...(isGreeted ? [] : [GREETING]),
    ...before,
    ...(quote ? [`${quote.label}:\n${quote.text.replace(/^/gm, '> ')}`] : []),
    ...sections.flatMap(sectionText),
    ...[button, ...others, ...after].map((part) =>
      typeof part === 'string' ? part : `${part.label}:\n${part.href}`,
    ),
    `Escaparate, el directorio de tus comercios\n${publicUrl}/`,
  ]
  return `${parts.join('\n\n')}\n`
}

function sectionText({ title, items, more }: MailSection): string[] {
  return [
    title.toUpperCase(),
    ...items.map(({ label, note, href }) => `· ${label}\n  ${note}\n  ${href}`),
    ...(more ? [`${more.label}:\n${more.href}`] : []),
  ]
}

function htmlOf(mail: Mail, publicUrl: string): string {
  const { subject, preview, title, isGreeted, before, quote, sections = [], after = [] } = mail
  const { street = [] } = mail
  const buttons = [mail.button, ...(mail.others ?? [])]
  const paragraphs = [...(isGreeted ? [] : [GREETING]), ...before]
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fcf9f1;color:#131f18;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" bgcolor="#fcf9f1">
<tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" class="sheet" bgcolor="#fffdf8" style="width:100%;max-width:560px;background:#fffdf8;border-collapse:separate;border-radius:16px;box-shadow:0 1px 2px rgba(60,45,15,.08),0 6px 20px -6px rgba(60,45,15,.16)">
<tr><td class="wood" bgcolor="#05331e" style="background:#05331e;border-radius:16px 16px 0 0;padding:22px 32px 18px;font:italic 700 28px/34px ${DISPLAY};color:#f6efdc"><a href="${escaped(publicUrl)}/" class="name" style="color:#f6efdc;text-decoration:none">Escaparate</a></td></tr>
<tr><td style="padding:0">${awning()}</td></tr>
${street.length > 0 ? `<tr><td class="line" style="padding:0 12px;border-bottom:6px solid #dfd9cb">${mailStreet(street)}</td></tr>\n` : ''}<tr><td class="inside" style="padding:28px 32px 36px;font:400 17px/27px ${BODY};color:#131f18">
<h1 class="ink title" style="margin:0 0 20px;font:700 30px/36px ${DISPLAY};color:#131f18">${escaped(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${[...(quote ? [quoteHtml(quote)] : []), ...sections.map(section)].join('\n')}
${buttons.map(buttonHtml).join('\n')}
${after.map(linkOrParagraph).join('\n')}
<p class="dim line" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid #dfd9cb;font-size:15px;line-height:22px;color:#475046">Si el botón no funciona, copia ${buttons.length > 1 ? 'su' : 'esta'} dirección en tu navegador:${buttons.map(urlHtml).join('')}</p>
</td></tr>
</table>
<p class="dim" style="margin:20px 16px 0;font:400 15px/22px ${BODY};color:#475046">Escaparate, el directorio de tus comercios<br><a href="${escaped(publicUrl)}/" class="link" style="color:#006738">${escaped(new URL(publicUrl).host)}</a></p>
</td></tr>
</table>
</body>
</html>
`
}

function awning(): string {
  const cells = Array.from({ length: STRIPES }, (_, index) => {
    const [name, colour] = index % 2 === 0 ? ['green', '#007e46'] : ['cream', '#f5e8c8']
    return `<td class="${name}" bgcolor="${colour}" height="20" style="height:20px;background:${colour};border-radius:0 0 14px 14px;box-shadow:0 1px 2px rgba(60,45,15,.3);font-size:0;line-height:0">&nbsp;</td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;border-collapse:separate"><tr>${cells.join('')}</tr></table>`
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:#131f18">${lines(text)}</p>`
}

function quoteHtml({ label, text, calm }: NonNullable<Mail['quote']>): string {
  const [name, paper, edge, ink] = calm
    ? ['calm', '#f6f2e8', '#c1baab', '#131f18']
    : ['quote', '#fee5e2', '#f7a59e', '#952421']
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="${name}" bgcolor="${paper}" style="background:${paper};border-left:4px solid ${edge};border-radius:0 8px 8px 0;padding:14px 18px;color:${ink}"><strong>${escaped(label)}</strong><br>${lines(text)}</td></tr></table>`
}

function section({ title, items, more }: MailSection): string {
  const rows = items.map(
    ({ label, href, note }) =>
      `<tr><td class="line" style="padding:12px 0;border-top:1px solid #dfd9cb"><a href="${escaped(href)}" class="link" style="color:#006738;font-weight:700">${escaped(label)}</a><br><span class="dim" style="font-size:15px;line-height:22px;color:#475046">${escaped(note)}</span></td></tr>`,
  )
  return `<h2 class="ink" style="margin:24px 0 8px;font:700 22px/28px ${DISPLAY};color:#131f18">${escaped(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>
${more ? linkOrParagraph(more) : ''}`
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function buttonHtml({ label, href }: Link): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:24px 0;border-collapse:separate"><tr><td align="center" class="button" bgcolor="#007e46" style="background:#007e46;border-radius:12px;border-bottom:3px solid #004d2b"><a href="${escaped(href)}" class="label" style="display:block;padding:13px 24px 12px;font:700 18px/24px ${BODY};color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>`
}

function urlHtml({ href }: { href: string }): string {
  return `<br><a href="${escaped(href)}" class="link" style="color:#006738;word-break:break-all">${escaped(href)}</a>`
}

function linkOrParagraph(part: string | Link): string {
  if (typeof part === 'string') return paragraph(part)
  return `<p style="margin:0 0 16px"><a href="${escaped(part.href)}" class="link" style="color:#006738;font-weight:700">${escaped(part.label)}</a></p>`
}

/** Styles for dark mode and phones. Inline styles are for light mode. */
const STYLE = `
:root{color-scheme:light dark}
@media (max-width:600px){
.around{padding:0 0 32px!important}
.sheet,.wood{border-radius:0!important}
.wood{padding:18px 20px 14px!important}
.inside{padding:24px 20px 32px!important}
.title{font-size:26px!important;line-height:32px!important}
.wide{width:100%!important}
}
@media (prefers-color-scheme:dark){
.page{background:#07150f!important}
.sheet{background:#0e1d16!important;box-shadow:0 0 0 1px rgba(255,255,255,.05)!important}
.wood{background:#0a2417!important}
.name{color:#fbf4e2!important}
.green{background:#267b4c!important}
.cream{background:#cfc9b6!important}
.inside,.ink{color:#f3f0e6!important}
.dim{color:#bdbfb2!important}
.line{border-color:#34463c!important}
.link{color:#87dea6!important}
.button{background:#66cf8f!important;border-color:#389560!important}
.label{color:#01190d!important}
.calm{background:#142820!important;border-color:#34463c!important;color:#f3f0e6!important}
.quote{background:#4f2422!important;border-color:#9c433e!important;color:#fcc4bf!important}
}
`
