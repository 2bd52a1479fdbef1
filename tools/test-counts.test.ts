import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countsOfPlaywright, countsOfVitest, lastLine } from './test-counts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escaparate-tally-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('passed and failed tests of Vitest are counted', () => {
  const report = vitestReport({ status: 'failed', states: ['passed', 'passed', 'failed'] })
  expect(lastLine(countsOfVitest(report, '/here', 1, ''))).toBe('2 passed, 1 failed')
})

test('a file that could not even be loaded is a failure', () => {
  const report = vitestReport({ status: 'failed', states: [] })
  expect(lastLine(countsOfVitest(report, '/here', 1, ''))).toBe('0 passed, 1 failed')
})

test('a skipped test is a failure, unless its file printed why', () => {
  const report = vitestReport({ status: 'passed', states: ['passed', 'skipped', 'pending'] })
  expect(lastLine(countsOfVitest(report, '/here', 0, ''))).toBe('1 passed, 2 failed')
  const elsewhere = 'stdout | src/b.test.ts\nonly root can: skipped.\n\n'
  expect(lastLine(countsOfVitest(report, '/here', 0, elsewhere))).toBe('1 passed, 2 failed')
  const here = 'stdout | src/a.test.ts\nonly root can: skipped.\n\n'
  const tally = countsOfVitest(report, '/here', 0, here)
  expect(lastLine(tally)).toBe('1 passed, 0 failed, 2 skipped')
  expect(tally.notes).toEqual(['src/a.test.ts: only root can: skipped.'])
})

test('a runner that ends with an error has failed, whatever its tests say', () => {
  const report = vitestReport({ status: 'passed', states: ['passed'] })
  expect(lastLine(countsOfVitest(report, '/here', 1, ''))).toBe('1 passed, 1 failed')
  expect(lastLine(countsOfVitest(report, '/here', null, ''))).toBe('1 passed, 1 failed')
})

test('no report and no test at all are failures', () => {
  expect(lastLine(countsOfVitest(join(folder, 'none'), '/here', 0, ''))).toBe('0 passed, 1 failed')
  const report = vitestReport({ status: 'passed', states: [] })
  expect(lastLine(countsOfVitest(report, '/here', 0, ''))).toBe('0 passed, 1 failed')
})

test('journeys are counted through all levels; those skipped or tried again are named', () => {
  const report = write({
    suites: [
      {
        specs: [spec('expected')],
        suites: [
          {
            specs: [
              spec('unexpected'),
              spec('flaky'),
              spec('skipped', 'only root can'),
              spec('skipped'),
            ],
          },
        ],
      },
    ],
    errors: [],
  })
  const tally = countsOfPlaywright(report, 1)
  expect(lastLine(tally)).toBe('2 passed, 2 failed, 1 skipped')
  expect(tally.notes).toContain('a.spec.ts › a journey: failed at first')
})

test('journeys that could not begin are a failure', () => {
  const report = write({ suites: [], errors: [{ message: 'no server' }] })
  expect(lastLine(countsOfPlaywright(report, 1))).toBe('0 passed, 1 failed')
})

function vitestReport({ status, states }: { status: string; states: string[] }): string {
  const assertionResults = states.map((state) => ({ status: state }))
  return write({
    testResults: [{ name: '/here/src/a.test.ts', status, message: '', assertionResults }],
  })
}

function spec(status: string, reason?: string) {
  const annotations = status === 'skipped' ? [{ type: 'skip', description: reason }] : []
  return { title: 'a journey', file: 'a.spec.ts', tests: [{ status, annotations }] }
}

function write(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
