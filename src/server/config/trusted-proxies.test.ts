import fastify from 'fastify'
import { expect, test } from 'vitest'
import { hopsOf, openAddressOf, openTrust } from './trusted-proxies.ts'

const trust = openTrust([
  '10.0.0.5',
  '192.168.1.0/24',
  'fd00::/8',
  '2001:db8::7',
  '::ffff:172.16.0.0/108',
])

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::2', false],
  ['10.0.0.5', true],
  ['::ffff:10.0.0.5', true],
  ['10.0.0.6', false],
  ['192.168.1.77', true],
  ['192.168.2.77', false],
  ['fd12::1', true],
  ['FD12:0::1', true],
  ['fe80::1%eth0', false],
  ['2001:db8::7', true],
  ['2001:db8::8', false],
  ['::ffff:172.17.3.4', true],
  ['172.17.3.4', true],
  ['unknown', false],
  ['', false],
])('of %s: %s, asked again, too', (address, isTrusted) => {
  expect([trust(address), trust(address)]).toEqual([isTrusted, isTrusted])
})

test.each([
  ['203.0.113.1', undefined],
  ['203.0.113.1', '203.0.113.2'],
  ['127.0.0.1', '203.0.113.2'],
  ['127.0.0.1', ' '],
  ['127.0.0.1', 'unknown'],
  ['127.0.0.1', '203.0.113.9, 203.0.113.2 , 10.0.0.5'],
  ['10.0.0.5', '203.0.113.2, 10.0.0.6'],
])('whoever asks by %s for %s is the same once the request is gone', async (peer, forwarded) => {
  const proxies = ['10.0.0.5']
  const addressOf = openAddressOf(proxies)
  const app = fastify({ trustProxy: openTrust(proxies) })
  app.get('/', (request, reply) => reply.send([request.ip, addressOf(hopsOf(request.raw))]))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url: '/', remoteAddress: peer, headers })
  const [ip, later] = answer.json()
  expect(later).toBe(ip)
})
