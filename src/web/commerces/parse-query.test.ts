import { describe, expect, test } from 'vitest'
import { parseListQuery } from '#web/lists/list-url.ts'
import { apiQuery, isFiltered, parseQuery } from './parse-query.ts'

const parsed = (search: string) => parseQuery(parseListQuery({ search }))

describe('the address of the list of shops', () => {
  test('asks by itself for all of them, newest first', () => {
    expect(apiQuery(parsed(''))).toEqual({ page: 1 })
    expect(isFiltered(parsed('?orden=nombre&pagina=2'))).toBe(false)
  })

  test('says in Spanish what the server is asked', () => {
    const query = '?buscar=+pan+&estado=ocultos&categoria=3&orden=cambios&pagina=2'
    expect(apiQuery(parsed(query))).toEqual({
      search: 'pan',
      state: 'hidden',
      category: 3,
      ordering: '-updated_at',
      page: 2,
    })
    expect(isFiltered(parsed(query))).toBe(true)
  })

  test('counts what it cannot mean as not asked', () => {
    expect(apiQuery(parsed('?estado=x&categoria=pan&orden=y&buscar=++&pagina=-1'))).toEqual({
      page: 1,
    })
  })
})
