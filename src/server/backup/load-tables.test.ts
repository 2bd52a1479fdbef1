import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing/backups.ts'
import { openLoader } from './tables.ts'

const TABLES = ['places', 'streets'].map((name) => ({ name, columns: ['id'] }))

async function loaderOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('create table places (id int); create table streets (id int)')
  return { client, loader: openLoader(client, TABLES) }
}

test.each([
  ['while its table goes on', 'places'],
  ['when the next table begins', 'streets'],
])('rows that PostgreSQL refuses are told of %s', async (_, next) => {
  const { client, loader } = await loaderOf(await emptyDatabase())
  const load = async () => {
    await loader.add('places', gzipSync('1\nnot a number\n'.repeat(100_000)))
    for (;;) {
      await loader.add(next, gzipSync('2\n'.repeat(100_000)))
      await setImmediate()
    }
  }
  await expect(load()).rejects.toThrow(/invalid input syntax for type integer/)
  await client.end()
})

test('each table has its rows, in however many parts they come', async () => {
  const { client, loader } = await loaderOf(await emptyDatabase())
  await loader.add('places', gzipSync('1\n2'))
  await loader.add('places', gzipSync('2\n3\n'))
  await loader.add('streets', gzipSync('4\n'))
  expect(await loader.end()).toEqual({ places: 3, streets: 1 })
  const { rows } = await client.query('select id from places order by id')
  expect(rows.map(({ id }) => id)).toEqual([1, 3, 22])
  await client.end()
})
