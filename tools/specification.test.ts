import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkDocument, rowsOf } from './specification.ts'
import { lastLine } from './test-counts.ts'
import { outcomesOfPlaywright, outcomesOfVitest } from './test-outcomes.ts'

const TABLE = `# Specification

| asked | where | held by |
|---|:--|---|
| A title | \`src/a.ts\`, \`src/b.ts\` | \`src/a.test.ts › a group › says 1 \\| 2\`<br>\`e2e/a.spec.ts › is seen\` |
| A text | \`src/a.ts\` | \`e2e/a.spec.ts › is seen\` |
`
const GOOD = ['src/a.test.ts › a group › says 1 | 2', 'e2e/a.spec.ts › is seen']

test('a row names files and tests, and may hold a bar', () => {
  expect(rowsOf(TABLE)).toEqual([
    { line: 5, asked: 'A title', places: ['src/a.ts', 'src/b.ts'], tests: GOOD },
    { line: 6, asked: 'A text', places: ['src/a.ts'], tests: [GOOD[1]] },
  ])
})

describe('the specification', () => {
  test('is kept where every named test ran and passed', () => {
    expect(lastLine(check(TABLE))).toBe('1 passed, 0 failed')
  })

  test.each([
    ['a test that did not run', 'a group › says', 'a group › said', 'did not run'],
    ['a file that is gone', 'src/b.ts', 'src/c.ts', 'there is no src/c.ts'],
    ['no test', / `e2e[^|]+\|\n$/, ' none |\n', 'names no test'],
    ['no file', '| A text | `src/a.ts`', '| A text | everywhere', 'names no file'],
    ['a cell too few', '| A text |', '| A text', 'names no test'],
  ])('is not kept by a row with %s', (_what, present, other, note) => {
    const { passed, failed, notes } = check(TABLE.replace(present, other))
    expect([passed, failed]).toEqual([0, notes.length])
    expect(notes.join('\n')).toMatch(/^docs\/specification\.md:[56] \(A (title|text)/)
    expect(notes.join('\n')).toContain(note)
  })

  test('is not kept by a test that failed, in any row that names it', () => {
    const { failed, notes } = check(TABLE, [
      [GOOD[0]!, true],
      [GOOD[1]!, false],
    ])
    expect(failed).toBe(2)
    expect(notes[1]).toBe(
      'docs/specification.md:6 (A text): «e2e/a.spec.ts › is seen» did not pass',
    )
  })

  test('is not kept by an empty table', () => {
    expect(lastLine(check('# Nothing'))).toBe('0 passed, 1 failed')
  })
})

describe('test reports are read', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escaparate-passed-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('from Vitest, with the groups of each test', () => {
    const assertionResults = [
      { status: 'passed', ancestorTitles: ['a group'], title: 'says 1' },
      { status: 'passed', ancestorTitles: [], title: 'twice' },
      { status: 'failed', ancestorTitles: [], title: 'twice' },
      { status: 'passed', ancestorTitles: [], title: 'twice' },
      { status: 'skipped', ancestorTitles: [], title: 'later' },
    ]
    const report = write({ testResults: [{ name: '/here/src/a.test.ts', assertionResults }] })
    expect(Object.fromEntries(outcomesOfVitest(report, '/here'))).toEqual({
      'src/a.test.ts › a group › says 1': true,
      'src/a.test.ts › twice': false,
      'src/a.test.ts › later': false,
    })
  })

  test('from Playwright, through all levels', () => {
    const inner = { title: 'on a phone', specs: [spec('is seen', 'expected')] }
    const specs = [spec('is quick', 'unexpected'), spec('is there', 'flaky')]
    const report = write({ suites: [{ title: 'a.spec.ts', specs, suites: [inner] }] })
    expect(Object.fromEntries(outcomesOfPlaywright(report))).toEqual({
      'e2e/a.spec.ts › is quick': false,
      'e2e/a.spec.ts › is there': true,
      'e2e/a.spec.ts › on a phone › is seen': true,
    })
  })

  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })

  function write(report: object): string {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(report))
    return file
  }
})

function check(markdown: string, outcomes: [string, boolean][] = GOOD.map((name) => [name, true])) {
  const isFile = (path: string) => ['src/a.ts', 'src/b.ts'].includes(path)
  return checkDocument('docs/specification.md', markdown, new Map(outcomes), isFile)
}
