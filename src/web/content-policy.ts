import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy (CSP 3) of a rendered page. Only inline scripts that carry this
 * render's nonce are allowed, by hash: markup that slipped in cannot know it.
 */
export function contentPolicy(html: string, nonce: string, dev: boolean): string {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const ours = scripts.filter(
    ([, attributes]) => attributes!.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes!),
  )
  const hashes = new Set(ours.map(([, , code]) => `'sha256-${sha256(code!)}'`))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
    // Vite puts its styles into the page, and reloads over a socket, while developing.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

export function stripNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64')
}
