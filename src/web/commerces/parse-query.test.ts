import { describe, expect, test } from 'vitest'
import { apiQuery, isFiltered, parseQuery } from './parse-query.ts'

const asked = (query: string) => parseQuery(new Request(`https://e.example/commerces${query}`))

describe('the address of the list of shops', () => {
  test('asks by itself for all of them, newest first', () => {
    expect(apiQuery(asked(''))).toEqual({ page: 1 })
    expect(isFiltered(asked('?orden=nombre&pagina=2'))).toBe(false)
  })

  test('says in Spanish what the server is asked', () => {
    const query = '?buscar=+pan+&estado=ocultos&categoria=3&orden=cambios&pagina=2'
    expect(apiQuery(asked(query))).toEqual({
      search: 'pan',
      state: 'hidden',
      category: 3,
      ordering: '-updated_at',
      page: 2,
    })
    expect(isFiltered(asked(query))).toBe(true)
  })

  test('counts what it cannot mean as not asked', () => {
    expect(apiQuery(asked('?estado=x&categoria=pan&orden=y&buscar=++&pagina=-1'))).toEqual({
      page: 1,
    })
  })
})
