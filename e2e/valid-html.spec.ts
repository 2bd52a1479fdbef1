import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { serverUrl } from '../tools/shared-servers.ts'

/* Validates every public page against the HTML standard. */

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React's spelling, which is valid: `crossorigin=""`, `hidden=""`, `<br/>`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Rules of style that the standard does not have.
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-implicit-button-type': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
    // CSS shows only one of two navigations. every-screen.spec.ts tests with axe which one.
    'unique-landmark': 'off',
    // The heading of the filters may come before the title.
    'heading-level': ['error', { minInitialRank: 'any' }],
    // Subresource integrity is for files of other origins.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

const PAGES = [
  '/',
  '/directorio',
  '/directorio/panaderia',
  '/directorio?q=pan',
  '/directorio?q=xqzwkj',
  '/ofertas',
  '/preguntas',
  '/contacto',
  '/login',
  '/signup',
  '/logout',
  '/activate',
  '/password/reset',
  '/como-ordenamos',
  '/aviso-legal',
  '/privacidad',
  '/cookies',
  '/accesibilidad',
  '/error',
  '/dashboard',
  '/no/hay/nada',
  '/api/docs/',
]

test('the HTML of every public page is valid', async () => {
  for (const path of PAGES) {
    expect([path, await faultsOf(serverUrl('demo') + path)]).toEqual([path, []])
  }
})

for (const kind of ['comercio', 'oferta']) {
  test(`the HTML of any ${kind} is valid`, async () => {
    const sitemap = await (await fetch(`${serverUrl('demo')}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
    const some = addresses.filter((address) => address.includes(`/${kind}/`)).slice(0, 12)
    expect(some).toHaveLength(12)
    for (const address of some) expect([address, await faultsOf(address)]).toEqual([address, []])
  })
}

async function faultsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text()
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
