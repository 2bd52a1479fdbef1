import { configDefaults, defineConfig } from 'vitest/config'
import { temporaryFolder } from './tools/temporary-folder.ts'

process.env.TMPDIR = temporaryFolder()

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
    pool: 'forks',
    // All test files of a process share the loaded modules, which saves two fifths of the time. A file must restore what it
    // changes for others.
    isolate: false,
    // By default Vitest leaves one core unused.
    maxWorkers: '100%',
    // A missing snapshot fails; only --update writes it.
    update: 'none',
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
})
