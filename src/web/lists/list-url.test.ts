import { expect, test } from 'vitest'
import { listUrl } from './list-url.ts'

const list = { pathname: '/messages', search: '?estado=respondidas&buscar=pan&pagina=3' }

test('what is asked anew begins on the first page, with all else as it was', () => {
  expect(listUrl(list, { buscar: 'café' })).toBe('/messages?estado=respondidas&buscar=caf%C3%A9')
  expect(listUrl(list, { estado: '' })).toBe('/messages?buscar=pan')
})

test('where nothing is asked the address is bare', () => {
  expect(listUrl(list, { estado: '', buscar: '' })).toBe('/messages')
})
