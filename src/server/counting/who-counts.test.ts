import { expect, test } from 'vitest'
import { BROWSER } from '#testing/counted-site.ts'
import { isCounted } from './who-counts.ts'

const asked = (headers: Record<string, string | undefined> = {}, method = 'GET') => ({
  method,
  headers: { 'user-agent': BROWSER, ...headers },
})

test.each([
  ['a telephone', asked()],
  [
    'a computer',
    asked({
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    }),
  ],
  ['with other cookies', asked({ cookie: 'not_auth_access=1; x=sin_cifras' })],
  [
    'a link on another site',
    asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }),
  ],
  ['after signing out', asked({ cookie: 'auth_access=; auth_refresh=' })],
  [
    'a page that is looked at',
    asked({ 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }),
  ],
])('%s counts', (_who, request) => {
  expect(isCounted(request)).toBe(true)
})

test.each([
  ['a search engine', asked({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['a preview of a messenger', asked({ 'user-agent': 'WhatsApp/2.23.20.0' })],
  [
    'a browser without a head',
    asked({ 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') }),
  ],
  ['a tool', asked({ 'user-agent': 'curl/8.5.0' })],
  ['nobody named', asked({ 'user-agent': undefined })],
  ['whoever fills the memory', asked({ 'x-forwarded-for': '203.0.113.1, '.repeat(40) })],
  ['a name without end', asked({ 'user-agent': BROWSER.repeat(5) })],
  [
    'what another site sends',
    asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }),
  ],
  ['HEAD', asked({}, 'HEAD')],
  ['a page fetched ahead', asked({ 'sec-purpose': 'prefetch' })],
  ['a page rendered ahead', asked({ 'sec-purpose': 'prefetch;prerender' })],
  ['a page fetched ahead by an older browser', asked({ purpose: 'prefetch' })],
  ['a page fetched ahead by an older Firefox', asked({ 'x-moz': 'prefetch' })],
  ['somebody signed in', asked({ cookie: 'x=1; auth_access=abc' })],
  ['somebody who was signed in yesterday', asked({ cookie: 'auth_refresh=abc' })],
  ['somebody who objects', asked({ cookie: 'sin_cifras=1' })],
])('%s does not count', (_who, request) => {
  expect(isCounted(request)).toBe(false)
})
