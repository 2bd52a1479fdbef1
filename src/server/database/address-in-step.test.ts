import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readAddress } from '#contract/read-address.ts'
import { dropDatabase, queryServer, withDatabase } from '#testing/database.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

const NAME = `escaparate_address_in_step_${process.pid}`

/** Address lines of the former version, with the street and number that the migration reads from them. */
const LINES: [line: string, street: string, number: string][] = [
  ['Calle Mayor, 12', 'Calle Mayor', '12'],
  ['Plaza del Pozo,3', 'Plaza del Pozo', '3'],
  ['Plaza del Pozo', 'Plaza del Pozo', ''],
  ['C/ Mayor 12', 'C/ Mayor 12', ''],
  ['Calle Mayor, 12, bajo', 'Calle Mayor, 12, bajo', ''],
  ['Calle Mayor, 12 12540 Vila-real', 'Calle Mayor, 12 12540 Vila-real', ''],
  ['Calle 8 de marzo, 3', 'Calle 8 de marzo, 3', ''],
  ['Mercado Municipal, puesto 14', 'Mercado Municipal, puesto 14', ''],
  ['Calle Mayor, 12345', 'Calle Mayor, 12345', ''],
]

let client: pg.Client
beforeAll(async () => {
  const url = withDatabase(inject('templateUrl'), NAME)
  await queryServer(url, `create database ${NAME} template template0 encoding 'UTF8'`)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = readMigrations()
  const added = all.findIndex(({ tag }) => tag === '0034_address_and_links')
  await applyMigrations(client, all.slice(0, added))
  await client.query(`insert into photos (hash, width, height, placeholder, created_at)
    values (repeat('a', 64), 1, 1, '', now())`)
  for (const [line] of LINES) await insert(line)
  await applyMigrations(client, all.slice(added))
})
afterAll(async () => {
  await client.end()
  await dropDatabase(inject('templateUrl'), NAME)
})

/** Inserts a shop as the former version does. */
async function insert(direction: string): Promise<number> {
  const { rows } = await client.query(
    `insert into commerces (name, description, photo, category, direction, n_tlf, contact_mail, created_at, updated_at)
      values ('La Espiga', 'Pan', repeat('a', 64), '{1}', $1, '964123456', 'pan@example.com', now(), now()) returning id`,
    [direction],
  )
  return rows[0].id
}

const addressOf = async (id: number) =>
  (await client.query('select street, number, locality from commerces where id = $1', [id])).rows[0]

test.each(LINES)(
  'the migration tells %s apart only where it is certain',
  async (line, street, number) => {
    const { rows } = await client.query('select * from commerces where direction = $1', [line])
    expect(rows).toMatchObject([
      { street, number, address_extra: '', postal_code: '', locality: '' },
    ])
    if (number !== '') expect(readAddress(line, null)).toMatchObject({ street, number })
  },
)

test('a line that the version before writes alone is the street as it is', async () => {
  const id = await insert('Calle Nueva, 3')
  expect(await addressOf(id)).toEqual({ street: 'Calle Nueva, 3', number: '', locality: '' })
  const parts = "set street = 'Calle Nueva', number = '3', locality = 'Burriana'"
  await client.query(`update commerces ${parts} where id = $1`, [id])
  await client.query("update commerces set direction = 'Plaza Mayor, 1' where id = $1", [id])
  expect(await addressOf(id)).toEqual({ street: 'Plaza Mayor, 1', number: '', locality: '' })
})

test('a line that says the same parts otherwise leaves them', async () => {
  const id = await insert('Calle Nueva 3')
  await client.query("update commerces set street = 'Calle Nueva', number = '3' where id = $1", [
    id,
  ])
  await client.query("update commerces set direction = 'Calle Nueva, 3' where id = $1", [id])
  expect(await addressOf(id)).toEqual({ street: 'Calle Nueva', number: '3', locality: '' })
})
