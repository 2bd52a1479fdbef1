import { createHash } from 'node:crypto'

/** The hashes of inline code, as sources of the policy. */
export type InlineSources = { scripts: Iterable<string>; sheets: Iterable<string> }

/** Returns a page's Content-Security-Policy (CSP 3). `framedBy`: hosts whose pages may embed the page. */
export function contentPolicy(
  { scripts, sheets }: InlineSources,
  dev: boolean,
  framedBy: readonly string[],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    // In development Vite injects styles and reloads over a WebSocket.
    dev ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...sheets].join(' '),
    "style-src-attr 'unsafe-inline'",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    "form-action 'self'",
  ].join('; ')
}

/** Returns the sources of the inline code with this render's nonce. Injected markup cannot contain the nonce. */
export function sourcesWithNonce(html: string, nonce: string): InlineSources {
  return {
    scripts: hashesOf(/<script\b([^>]*)>([\s\S]*?)<\/script>/g),
    sheets: hashesOf(/<style\b([^>]*)>([\s\S]*?)<\/style>/g),
  }

  function hashesOf(element: RegExp): Set<string> {
    const ours = [...html.matchAll(element)].filter(
      ([, attributes]) => attributes!.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes!),
    )
    return new Set(ours.map(([, , code]) => sourceHash(code!)))
  }
}

export function stripNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

export function sourceHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`
}
