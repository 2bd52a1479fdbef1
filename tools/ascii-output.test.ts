import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import viteConfig from '../vite.config.ts'
import { asciiOutput } from './ascii-output.ts'

const SOURCE =
  'export const said = ["¡Mañana!", `€ y más…`, "🏪", "Ávila".match(/^[ÁÉ]/u)[0], { œ: 1 }]'

const source = (plugins: Plugin[]) => ({
  input: 'virtual',
  plugins: [
    { name: 'virtual', resolveId: (id: string) => id, load: () => SOURCE },
    ...plugins,
  ] as Plugin[],
})

async function built(plugin: Plugin) {
  await using build = await rolldown(source([plugin]))
  const { code } = (await build.generate()).output[0]
  const { said } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { isAscii: /^[\0-\x7f]*$/.test(code), said }
}

test('what is built in ASCII says the same', async () => {
  const said = ['¡Mañana!', '€ y más…', '🏪', 'Á', { œ: 1 }]
  expect(await built(asciiOutput())).toEqual({ isAscii: true, said })
  expect(await built(asciiOutput(() => false))).toEqual({ isAscii: false, said })
})

test('the website is built so for the server, and not for browsers', () => {
  const { plugins } = viteConfig({ command: 'build', mode: 'production' })
  const plugin = (plugins as Plugin[]).find(({ name }) => name === 'ascii-output')!
  const isFor = (name: string) => plugin.applyToEnvironment!({ name } as never)
  expect([isFor('ssr'), isFor('client')]).toEqual([true, false])
})
