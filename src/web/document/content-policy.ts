import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy (CSP 3) of a rendered page. Only inline scripts and styles with this render's
 * nonce are allowed, by hash: injected markup cannot know it.
 */
export function contentPolicy(html: string, nonce: string, dev: boolean): string {
  const scripts = hashesOf(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const sheets = hashesOf(/<style\b([^>]*)>([\s\S]*?)<\/style>/g)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    // In development Vite injects styles and reloads over a socket.
    dev ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...sheets].join(' '),
    "style-src-attr 'unsafe-inline'",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

  function hashesOf(element: RegExp): Set<string> {
    const ours = [...html.matchAll(element)].filter(
      ([, attributes]) => attributes!.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes!),
    )
    return new Set(ours.map(([, , code]) => `'sha256-${sha256(code!)}'`))
  }
}

export function stripNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64')
}
