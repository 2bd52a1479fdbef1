import { isIP, Socket } from 'node:net'
import { afterEach, expect } from 'vitest'

/*
 * Nothing outside is called in a test: a connection to any other machine is refused, and fails the test even where the
 * program gets over it.
 */

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::)$/

const refused: string[] = []
/** Node's own is kept for all test files of the process: this file runs again for each of them. */
const kept = globalThis as { socketConnect?: typeof Socket.prototype.connect }
kept.socketConnect ??= Socket.prototype.connect
const connect = kept.socketConnect

Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  const host = hostOf(given)
  if (!LOOPBACK.test(host)) {
    refused.push(host)
    throw new Error(`a test must not connect to ${isIP(host) ? 'an address' : 'a name'} outside`)
  }
  return Reflect.apply(connect, this, given)
} as typeof connect

/** Of `connect(options)`, `connect(path)` and `connect(port, host)`; Node's own calls pass these in an array. */
function hostOf(given: unknown[]): string {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string; host?: string }
    return path ? 'localhost' : (host ?? 'localhost')
  }
  return typeof second === 'string' ? second : 'localhost'
}

/** What was refused since the last call. */
export function takeRefused(): string[] {
  return refused.splice(0)
}

afterEach(() => {
  expect(takeRefused(), 'connections to other machines').toEqual([])
})
