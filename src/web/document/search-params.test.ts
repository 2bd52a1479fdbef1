import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { openSearchParams } from './search-params.ts'

const page = (id: string, path: string, searchParams?: string[]) => ({
  id,
  parentId: 'root',
  path,
  module: { default: () => null, handle: searchParams && { searchParams } },
})
const known = openSearchParams({
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    home: { ...page('home', ''), index: true },
    list: page('list', 'directorio', ['q', 'pagina']),
    category: page('category', 'directorio/:category', ['q']),
    plain: page('plain', 'cookies'),
    none: page('none', '*'),
  } as unknown as ServerBuild['routes'],
})

test.each([
  ['/directorio', ['q', 'pagina']],
  ['/directorio/', ['q', 'pagina']],
  ['/directorio/panaderia', ['q']],
  ['/', []],
  ['/cookies', []],
  ['/a/b/c', []],
  ['/directorio.data', ['q', 'pagina', '_routes']],
  ['/_root.data', ['_routes']],
])('the page at %s looks at %j', (path, params) => {
  expect(known(path)).toEqual(params)
})
