import { expect, test } from 'vitest'
import { isStartedByNpm } from './parent-process.ts'

test.each([
  ['npm start', { npm_lifecycle_event: 'start' }, true],
  ['npm run dev', { npm_lifecycle_event: 'dev' }, true],
  ['a service manager, nohup or a shell', {}, false],
  ['another script of npm, which may leave it running', { npm_lifecycle_event: 'e2e' }, false],
])('a server that %s starts watches its parent or not', (_who, env, watches) => {
  expect(isStartedByNpm(env)).toBe(watches)
})
