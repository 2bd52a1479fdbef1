import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { figureRows, openCountedSite } from '#testing/counted-site.ts'
import { noDirectoryChanges } from '#testing/fake-services.ts'
import { type OwnPostgres, openOwnPostgres } from '#testing/own-postgres.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { openVisitCounter } from './open-counter.ts'

const NEIGHBOURS = 900

let postgres: OwnPostgres
let server: TestServer
beforeAll(async () => {
  postgres = await openOwnPostgres()
  server = await openTestServer({ logLevel: 'silent' }, postgres)
})
afterAll(async () => {
  await server.close()
  await postgres.close()
})

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'PostgreSQL restarted by %s under counting costs no view and adds none twice',
  async (signal) => {
    const shop = (await server.commerce(await server.owner())).id
    const visits = openVisitCounter({ ...server.services, changes: noDirectoryChanges })
    const site = openCountedSite(server, visits)
    site.show('/espiga', { viewed: { commerce: shop } })
    const before = await postgres.postmaster()
    let failed = 0
    let isOver = false
    // Flushes as the server does, only more often.
    const writing = (async () => {
      while (!isOver) {
        await visits.flush().catch(() => failed++)
        await turn()
      }
    })()
    for (let at = 0; at < NEIGHBOURS; at++) {
      if (at === NEIGHBOURS / 3) process.kill(await postgres.postmaster(), signal)
      const { statusCode } = await site.get('/espiga', `203.0.${at >> 8}.${at & 255}`)
      expect(statusCode).toBe(200)
    }
    await vi.waitUntil(
      async () => (await postgres.postmaster().catch(() => before)) !== before,
      WAIT,
    )
    await vi.waitUntil(() => visits.flush().then(...YES_OR_NO), WAIT)
    isOver = true
    await writing
    await site.close()
    expect(failed).toBeGreaterThan(0)
    const rows = await figureRows(server, 'commerce_figures')
    expect(rows.filter(({ id }) => id === shop)).toEqual([
      { day: '2026-03-05', id: shop, views: NEIGHBOURS },
    ])
  },
)

const YES_OR_NO = [() => true, () => false] as const
