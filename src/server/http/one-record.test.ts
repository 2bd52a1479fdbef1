import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#testing/caller.ts'
import { openScene, PLANS, type Scene } from '#testing/scene.ts'
import { openWorld, type World } from '#testing/world.ts'
import { routes } from '../app.ts'

let world: World
let scene: Scene
beforeAll(async () => {
  world = await openWorld({ rateLimits: false })
  scene = await openScene(world)
})
afterAll(() => world.close())

/** Lists whose rows are told of elsewhere: by the row's own list, or as another list's row. */
const WITHOUT_ONE = ['/api/bin/', '/api/category/use/', '/api/directory/categories/']
const lists = routes.filter(({ list, path }) => list && !WITHOUT_ONE.includes(path))

describe.each(lists)('$path', ({ path, access }) => {
  const one = routes.find(
    (route) =>
      route.method === 'GET' && [':id/', ':pk/', ':uuid/'].includes(route.path.replace(path, '')),
  )

  test('answers with one of its rows too, as the list shows it, to the same people', async () => {
    expect(one?.access).toEqual(access)
    const plan = PLANS[`GET ${one!.path}`]!
    const id = await plan.id!(scene)
    const caller: Caller = plan.by?.(scene) ?? scene.administrator
    const { body: rows } = await caller.get(path)
    const { status, body } = await caller.get(`${path}${id}/`)
    expect(status).toBe(200)
    const listed = rows.find((row: { id: unknown }) => `${row.id}` === `${id}`)
    expect(body).toMatchObject(listed)
  })
})
