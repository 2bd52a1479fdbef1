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
    // What takes the database, a store or an instance away is left to `npm run harden`.
    exclude: [...configDefaults.exclude, ...(process.env.HARDEN ? [] : ['**/*.harden.test.ts'])],
    globalSetup: ['tools/install-clients.ts', 'src/testing/database.ts'],
    setupFiles: ['src/testing/fail-on-console-output.ts', 'src/testing/refuse-outside.ts'],
    // Programs that tests start are compiled once.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/compiled` },
    pool: 'forks',
    // Modules are loaded once for all files of a process, which takes two fifths of the time away. What a file changes for
    // all, it puts back.
    isolate: false,
    // Vitest leaves one core to whoever looks on: nobody does.
    maxWorkers: '100%',
    // A snapshot that is not there fails, and is written by --update alone.
    update: 'none',
    // A machine with other work on it is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
})
