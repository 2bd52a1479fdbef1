import { expect, test } from 'vitest'
import { listHash, openPersons } from './person.ts'

test('a person is another by each address, program and key', () => {
  const [persons, others] = [openPersons('one'), openPersons('other')]
  const told = [
    persons.of('203.0.113.1', 'Firefox'),
    persons.of('203.0.113.2', 'Firefox'),
    persons.of('203.0.113.1', 'Chrome'),
    others.of('203.0.113.1', 'Firefox'),
    persons.ofAddress('203.0.113.1'),
    persons.ofText('203.0.113.1'),
  ]
  expect(new Set(told.map(String)).size).toBe(told.length)
  expect(persons.of('203.0.113.1', 'Firefox')).toEqual(told[0])
  for (const words of told) for (const word of words) expect(word >>> 0).toBe(word)
})

test('a list is another by what it shows, and by its order', () => {
  const ids = Array.from({ length: 60 }, (_, at) => at + 1)
  const lists = ids.flatMap((first) =>
    ids.flatMap((second) => [
      [{ commerce: first }, { commerce: second }],
      [{ commerce: first, offer: second }],
      [{ commerce: first }, { commerce: 1, offer: second }],
    ]),
  )
  expect(new Set(lists.map(listHash)).size).toBe(lists.length)
})
