import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ApiCall } from '#contract/api-call.ts'
import { readAll } from './read-api.ts'

test('a list of several pages is read to its end', async () => {
  const requested: string[] = []
  const numbers = Array.from({ length: 230 }, (_, at) => at)
  const call = async ({ path }: ApiCall) => {
    requested.push(path)
    const query = new URL(path, 'https://escaparate.example').searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))]
    const end = page * size
    const next = end < numbers.length ? 'another' : null
    return { status: 200, body: { results: numbers.slice(end - size, end), next } }
  }
  const context = { get: () => call } as unknown as RouterContextProvider
  expect(await readAll(context, 'directory/categories/', { search: 'pan' })).toEqual(numbers)
  expect(requested).toEqual(
    [1, 2, 3].map((page) => `/api/directory/categories/?search=pan&page=${page}&page_size=100`),
  )
})
