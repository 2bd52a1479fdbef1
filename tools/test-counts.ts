import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type TestCounts = { passed: number; failed: number; skipped: number; notes: string[] }

export const PASSED: TestCounts = { passed: 1, failed: 0, skipped: 0, notes: [] }

export function failure(note: string): TestCounts {
  return { passed: 0, failed: 1, skipped: 0, notes: [note] }
}

export function sum(tallies: TestCounts[]): TestCounts {
  const total: TestCounts = { passed: 0, failed: 0, skipped: 0, notes: [] }
  for (const tally of tallies) {
    total.passed += tally.passed
    total.failed += tally.failed
    total.skipped += tally.skipped
    total.notes.push(...tally.notes)
  }
  return total
}

export function lastLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A file with skipped tests must have printed a line with 'skipped' and the reason. */
export function countsOfVitest(
  report: string,
  root: string,
  exit: Exit,
  printed: string,
): TestCounts {
  return guarded(report, exit, () => {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    const tallies = testResults.map(({ name, status, message, assertionResults: tests }) => {
      const file = relative(root, name)
      const count = (...states: string[]) => tests.filter((t) => states.includes(t.status)).length
      const failed = count('failed')
      if (status === 'failed' && failed === 0) return failure(`${file} did not run: ${message}`)
      const left = tests.length - count('passed') - failed
      const tally = { passed: count('passed'), failed, skipped: 0, notes: [] }
      return sum([tally, ...(left > 0 ? [skips(left, file, reasonIn(printed, file))] : [])])
    })
    return sum(tallies)
  })
}

/** A test that passed on a retry counts as passed, and is listed as flaky. */
export function countsOfPlaywright(report: string, exit: Exit): TestCounts {
  return guarded(report, exit, () => {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
    const tests = suites.flatMap(specsIn).flatMap(({ title, file, tests }) =>
      tests.map(({ status, annotations }) => {
        if (status === 'expected') return PASSED
        if (status === 'flaky') return { ...PASSED, notes: [`${file} › ${title}: failed at first`] }
        if (status !== 'skipped') return { ...failure(''), notes: [] }
        const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
        return skips(1, `${file} › ${title}`, skip?.description)
      }),
    )
    return sum([...tests, ...errors.map(({ message }) => failure(message ?? 'the runner failed'))])
  })
}

export type Exit = number | null

export type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[]
  }[]
}

export type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  file: string
  tests: { status: string; annotations: { type: string; description?: string }[] }[]
}
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

/** Reports a failure if the runner crashed, ran nothing, or exited with an error although no test failed. */
function guarded(report: string, exit: Exit, read: () => TestCounts): TestCounts {
  let tally: TestCounts
  try {
    tally = read()
  } catch (error) {
    return failure(`no report from the runner (exit ${exit}): ${(error as Error).message}`)
  }
  if (tally.passed + tally.failed === 0) return sum([tally, failure(`no test ran: ${report}`)])
  if (exit !== 0 && tally.failed === 0) {
    return sum([tally, failure(`the runner ended with ${exit} though no test failed`)])
  }
  return tally
}

function specsIn({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function skips(count: number, what: string, reason: string | undefined): TestCounts {
  if (reason) return { passed: 0, failed: 0, skipped: count, notes: [`${what}: ${reason}`] }
  return {
    passed: 0,
    failed: count,
    skipped: 0,
    notes: [`${what}: ${count} skipped without a reason`],
  }
}

/** Finds the reason in the output below the file's name, which Vitest prints as a heading. */
function reasonIn(printed: string, file: string): string | undefined {
  const lines = printed.split('\n')
  const heading = (line: string) => line.startsWith('stdout | ')
  for (const [at, line] of lines.entries()) {
    if (!heading(line) || !line.startsWith(`stdout | ${file}`)) continue
    const end = lines.findIndex((later, index) => index > at && (later === '' || heading(later)))
    const printedBelow = lines.slice(at + 1, end === -1 ? undefined : end)
    const reason = printedBelow.find((one) => /\bskipped\b/.test(one))
    if (reason !== undefined) return reason.trim()
  }
  return undefined
}
