import { failure, PASSED, sum, type TestCounts } from './test-counts.ts'
import type { Outcomes } from './test-outcomes.ts'

export const DOCUMENTS = ['docs/specification.md', 'docs/favourites.md']

/** A row of a table: the requirement, its files, and the tests that check it. */
export type Row = { line: number; asked: string; places: string[]; tests: string[] }

export function checkDocument(
  document: string,
  markdown: string,
  outcomes: Outcomes,
  isFile: (path: string) => boolean,
): TestCounts {
  const rows = rowsOf(markdown)
  if (rows.length === 0) return failure(`${document} has no rows`)
  const broken = rows.flatMap(({ line, asked, places, tests }) => {
    const faults = [
      ...(places.length === 0 ? ['names no file'] : []),
      ...places.filter((path) => !isFile(path)).map((path) => `there is no ${path}`),
      ...(tests.length === 0 ? ['names no test'] : []),
      ...tests.flatMap((test) => faultOf(test, outcomes)),
    ]
    return faults.map((fault) => failure(`${document}:${line} (${asked}): ${fault}`))
  })
  return broken.length === 0 ? PASSED : sum(broken)
}

/** Parses rows with three cells; places and tests are the code spans of the last two. \| is a bar within a cell. */
export function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n')
  return lines.flatMap((text, index) => {
    const isHead = RULE.test(lines[index + 1] ?? '')
    if (!text.startsWith('|') || RULE.test(text) || isHead) return []
    const [asked = '', where = '', checkedBy = ''] = cellsOf(text)
    return [{ line: index + 1, asked, places: spansOf(where), tests: spansOf(checkedBy) }]
  })
}

const RULE = /^\|[\s|:-]+\|$/

function cellsOf(row: string): string[] {
  const cells = row.split(/(?<!\\)\|/).slice(1, -1)
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim())
}

function spansOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, span]) => span!)
}

function faultOf(test: string, outcomes: Outcomes): string[] {
  const passed = outcomes.get(test)
  if (passed === undefined) return [`«${test}» did not run`]
  return passed ? [] : [`«${test}» did not pass`]
}
