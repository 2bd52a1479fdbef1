import { isIP, Socket } from 'node:net'
import { afterEach, expect } from 'vitest'

/* Refuses connections to other machines in tests. Such an attempt fails the test even if the program handles the error. */

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::)$/

const refused: string[] = []
/** Stores Node's original function once: this file runs again for each test file of the process. */
const stored = globalThis as { socketConnect?: typeof Socket.prototype.connect }
stored.socketConnect ??= Socket.prototype.connect
const connect = stored.socketConnect

Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args)
  if (!LOOPBACK.test(host)) {
    refused.push(host)
    throw new Error(`a test must not connect to ${isIP(host) ? 'an address' : 'a name'} outside`)
  }
  return Reflect.apply(connect, this, args)
} as typeof connect

/** Finds the host in the arguments of `Socket.connect`, which Node's own calls pass as an array. */
function hostOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string; host?: string }
    return path ? 'localhost' : (host ?? 'localhost')
  }
  return typeof second === 'string' ? second : 'localhost'
}

export function takeRefused(): string[] {
  return refused.splice(0)
}

afterEach(() => {
  expect(takeRefused(), 'connections to other machines').toEqual([])
})
