import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
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
