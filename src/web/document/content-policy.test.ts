import { expect, test } from 'vitest'
import { contentPolicy, sourcesWithNonce, stripNonce } from './content-policy.ts'

const page = '<html><script nonce="n1">start()</script><script>stolen()</script></html>'
// echo -n 'start()' | openssl dgst -sha256 -binary | base64
const start = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"

test('a page allows its own inline scripts by hash', () => {
  expect(scriptSources(policyOf(page, 'n1'))).toEqual(["'self'", start])
})

test('a script without the nonce of this render is not allowed', () => {
  expect(scriptSources(policyOf(page, 'n2'))).toEqual(["'self'"])
})

test('a script with an address needs no hash', () => {
  const html = '<script nonce="n1" type="module" src="/a.js"></script>'
  expect(scriptSources(policyOf(html, 'n1'))).toEqual(["'self'"])
})

test('a sheet in the page is allowed by hash if it is ours', () => {
  const html = '<style nonce="n1">start()</style><style>stolen{}</style>'
  expect(policyOf(html, 'n1')).toContain(`style-src 'self' ${start};`)
  expect(policyOf(html, 'n2')).toContain("style-src 'self';")
})

test('no page allows inline scripts or inline style sheets outside development', () => {
  const policy = policyOf(page, 'n1')
  expect(policy.match(/[\w-]+ [^;]*'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"])
})

test('nobody frames a page but the hosts that are named for it', () => {
  const policyFor = (hosts: string[]) => contentPolicy({ scripts: [], sheets: [] }, false, hosts)
  expect(policyFor([])).toContain("frame-ancestors 'none';")
  expect(policyFor(['ejemplo.es', 'www.ejemplo.es'])).toContain(
    'frame-ancestors ejemplo.es www.ejemplo.es;',
  )
})

test('the nonce does not leave the server', () => {
  expect(stripNonce(page, 'n1')).not.toContain('n1')
})

const policyOf = (html: string, nonce: string) =>
  contentPolicy(sourcesWithNonce(html, nonce), false, [])

function scriptSources(policy: string): string[] {
  const directive = policy.split('; ').find((part) => part.startsWith('script-src '))
  return directive!.split(' ').slice(1)
}
