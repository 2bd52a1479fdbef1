import { executionAsyncResource } from 'node:async_hooks'

const kept: { task?: object } = {}

/**
 * Keeps one task of `process.nextTick`, and with it the shape that V8 gives to all of them. When a collection finds
 * no task alive before V8 has compiled `nextTick`, that shape is forgotten, and each later call (every answer and every
 * read of a socket makes several) takes five times as long, for as long as the process runs (decision 112).
 */
export function keepTaskShape(): void {
  process.nextTick(() => {
    kept.task = executionAsyncResource()
  })
}
