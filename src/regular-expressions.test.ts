import { beforeAll, expect, test } from 'vitest'
import { hostileTextOf } from '#testing/hostile-texts.ts'
import { type Pattern, sourcePatterns } from '#testing/source-patterns.ts'

/** Patterns that need more than linear time, and why no long text of somebody else reaches them. */
const BOUNDED = new Map([
  [String.raw`<script\b([^>]*)>([\s\S]*?)<\/script>`, 'pages that we rendered, which escape «<»'],
  [String.raw`<style\b([^>]*)>([\s\S]*?)<\/style>`, 'pages that we rendered, which escape «<»'],
  [
    String.raw`(file:\/\/\S*\/build\/programs\/(?!packages)[\w~-]+\.js):(\d+):(\d+)`,
    'the ten frames of a stack, without its message',
  ],
])

let patterns: Pattern[]
beforeAll(async () => {
  patterns = await sourcePatterns()
})

test('no regular expression needs more than linear time for a long hostile text', () => {
  expect(patterns.length).toBeGreaterThan(300)
  const superlinear = patterns
    .filter(({ source }) => !BOUNDED.has(source))
    .map((pattern) => ({ ...pattern, text: hostileTextOf(pattern) }))
    .filter(({ text }) => text !== undefined)
  expect(superlinear).toEqual([])
}, 240_000)

test('what is built of parts is tried too', () => {
  const built = patterns.filter(({ path }) => path === 'src/contract/read-address.ts')
  expect(built.map(({ source }) => source)).toContainEqual(expect.stringContaining('carretera'))
})

test('every exception is still in the sources', () => {
  const sources = patterns.map(({ source }) => source)
  expect(sources).toEqual(expect.arrayContaining([...BOUNDED.keys()]))
})

test.each([
  [/(?=[\w-]*[A-Z])[\w-]{24,}/g, /[\w-]{24,}/g],
  [/\s+$/, /^\s+/],
  [/^Bearer +(.+)$/i, /^Bearer +([^ ].*)$/i],
  [/«[^»]+»/, /«[^«»]+»/],
  [/^\w+(a|\w)*$/, /^\w+$/],
])('%s is found hostile to, %s is not', (quadratic, linear) => {
  const find = ({ source, flags }: RegExp) => hostileTextOf({ source, flags, path: '' })
  expect(find(quadratic)).toBeDefined()
  expect(find(linear)).toBeUndefined()
})
