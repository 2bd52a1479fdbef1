import { expect, test } from 'vitest'
import { openCanonical } from './canonical-url.ts'

const canonical = openCanonical((path) => (path === '/lista' ? ['q', 'categoria'] : []))

test.each([
  ['/lista', '/lista'],
  ['/lista?', '/lista'],
  ['/lista?x=1', '/lista'],
  ['/otra?q=pan', '/otra'],
  ['/lista?utm_source=a&q=pan', '/lista?q=pan'],
  ['/lista?categoria=b&q=pan&categoria=a', '/lista?q=pan&categoria=b&categoria=a'],
  ['/lista?q=pan+de+pueblo', '/lista?q=pan+de+pueblo'],
  ['/lista?q=pan%20de%20pueblo', '/lista?q=pan+de+pueblo'],
  ['/lista?q=', '/lista?q='],
  ['/lista?q=a&q=b', '/lista?q=a&q=b'],
  ['/lista?q=%E0%A4%A', '/lista?q=%EF%BF%BD%25A'],
  ['/lista?q=a?x=1', '/lista?q=a%3Fx%3D1'],
  ['/lista?constructor=1&__proto__=2', '/lista'],
])('%s is kept as %s', (url, kept) => {
  expect(canonical(url)).toBe(kept)
})
