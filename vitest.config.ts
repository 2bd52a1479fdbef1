import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { temporaryFolder } from './tools/temporary-folder.ts'

process.env.TMPDIR = temporaryFolder()

/** Short files that take longest, mostly for processes that they start. */
const LONG = /\/(backup|embedded|embedded-place|admin|regular-expressions)\.test\.ts$/

/** Begins with the long files: without times of an earlier run Vitest goes by the size of files, and they would end last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLater = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId))
    return (await super.sort(files)).toSorted((one, other) => isLater(one) - isLater(other))
  }
}

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'demo/**/*.test.ts',
      'tools/**/*.test.ts',
      'hardening/**/*.test.ts',
    ],
    // Tests that stop the database, a store or an instance run by `npm run harden`.
    exclude: [...configDefaults.exclude, ...(process.env.HARDEN ? [] : ['**/*.harden.test.ts'])],
    globalSetup: ['tools/install-clients.ts', 'src/testing/database.ts'],
    setupFiles: ['src/testing/fail-on-console-output.ts', 'src/testing/refuse-outside.ts'],
    // Programs that tests start are compiled only once.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/compiled` },
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // All test files of a process share the loaded modules, which saves two fifths of the time. A file must restore what it
    // changes for others.
    isolate: false,
    // Three for two cores, because tests also wait for the database: 170 s instead of 184.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A missing snapshot fails; only --update writes it.
    update: 'none',
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
})
