import { describe, expect, test } from 'vitest'
import { isMailedLink } from '#contract/mailed-link.ts'
import { openCachedSite } from '#testing/cached-site.ts'
import routes from '#web/routes.ts'

const paths = routes.flatMap(({ path = '', children = [] }) => [
  path,
  ...children.map((child) => child.path ?? ''),
])
const mailed = paths.filter((path) => path.includes(':token'))

test('every page with a token is known, and no other', () => {
  expect(mailed.length).toBeGreaterThan(6)
  expect(paths.filter((path) => isMailedLink(`/${path}`))).toEqual(mailed)
})

describe.each(mailed)('/%s', (path) => {
  const url = `/${path.replaceAll(':', '')}`

  test.each([
    url,
    `${url}.data`,
    `${url}?hecho=si`,
    url.toUpperCase(),
    `//${url.slice(1)}`,
    url.replace('a', '%61'),
  ])('is stored by nobody as %s', async (address) => {
    const site = openCachedSite()
    const { headers } = await site.get(address)
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store')
    expect(headers.etag).toBeUndefined()
    await site.get(address)
    expect(site.renderings).toHaveLength(2)
  })
})
