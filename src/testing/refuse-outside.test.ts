import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { expect, test } from 'vitest'
import { takeRefused } from './refuse-outside.ts'

test.each([
  ['a request', () => fetch('http://192.0.2.1/tile.png')],
  ['a secure request', () => fetch('https://mapas.example/tile.png')],
  ['a socket', async () => connect(443, '192.0.2.1')],
  ['a secure socket', async () => connectSecurely({ host: 'mapas.example', port: 443 })],
])('%s to another machine is refused', async (_what, attempt) => {
  await expect(attempt()).rejects.toThrow()
  expect(takeRefused()).toHaveLength(1)
})
