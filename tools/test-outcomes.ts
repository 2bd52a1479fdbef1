import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { PlaywrightReport, Suite, VitestReport } from './test-counts.ts'

/** Whether tests passed, by 'file › group › title'. If several have the same name, all must pass. */
export type Outcomes = Map<string, boolean>

export function outcomesOfVitest(report: string, root: string): Outcomes {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return together(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        name: nameOf(relative(root, name), ...ancestorTitles, title),
        passed: status === 'passed',
      })),
    ),
  )
}

export function outcomesOfPlaywright(report: string): Outcomes {
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
  // The outermost groups are the files.
  return together(suites.flatMap((suite) => testsIn(suite, [`e2e/${suite.title}`])))
}

type Outcome = { name: string; passed: boolean }

function testsIn({ specs, suites = [] }: Suite, above: string[]): Outcome[] {
  const own = specs.map(({ title, tests }) => ({
    name: nameOf(...above, title),
    passed: tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  }))
  return [...own, ...suites.flatMap((inner) => testsIn(inner, [...above, inner.title]))]
}

function together(tests: Outcome[]): Outcomes {
  const outcomes: Outcomes = new Map()
  for (const { name, passed } of tests) {
    outcomes.set(name, passed && outcomes.get(name) !== false)
  }
  return outcomes
}

const nameOf = (...titles: string[]) => titles.join(' › ')
