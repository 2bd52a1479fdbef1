import type { FastifyReply } from 'fastify'

/** Content-Security-Policy. Pages of stored mails frame each mail. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function sendHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(html)
}

/** `title` and `body` are HTML. */
export function plainPage(title: string, body: string): string {
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
h2 { font: 700 24px/30px Georgia, serif }
a { color: var(--link) }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
ul { padding: 0; list-style: none }
li a { display: block; margin: 12px 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); text-decoration: none; overflow-wrap: anywhere }
li strong { display: block; color: var(--link) }
li span { color: var(--dim); font-size: 16px }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
details { margin: 8px 0; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
summary { padding: 12px 16px; cursor: pointer; overflow-wrap: anywhere; border-radius: 12px }
summary:hover { color: var(--link) }
summary span { display: block; color: var(--dim); font-size: 16px; line-height: 24px }
details > div { padding: 0 16px 16px; font-size: 16px; line-height: 24px }
h2 { margin: 48px 0 12px }
h2, h3 { scroll-margin-top: 16px }
h3 { margin: 32px 0 8px; font-size: 18px }
details h3 { margin: 20px 0 4px; font-size: 16px }
code { font: 16px/24px monospace; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse; font-size: 16px }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere }
td:first-child { width: 40% }
pre { padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); font: 16px/24px monospace; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
${body}
</body>
</html>
`
}
