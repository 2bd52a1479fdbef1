import pg from 'pg'

/** Copies shops with applications and offers until there are `shops`, in one statement for each table. */
export async function growTown(url: string, shops: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const count = async () => Number((await one(client, 'select count(*) as n from commerces')).n)
  try {
    const present = await count()
    const copies = Math.ceil(shops / present) - 1
    if (copies > 0) {
      // The ids of the first copy are those of the originals plus `span`, of the second plus twice `span`.
      const { span } = await one(client, 'select max(id) as span from commerces')
      await client.query('begin')
      for (const { table, columns } of COPIED)
        await client.query(copy(table, columns), [span, copies])
      await client.query(
        `select setval(pg_get_serial_sequence('commerces', 'id'), max(id)) from commerces`,
      )
      await client.query('commit')
      await client.query('vacuum analyze')
    }
    return await count()
  } finally {
    await client.end()
  }
}

/** The SQL of each column of a copy; other columns get their defaults. */
const COPIED = [
  {
    table: 'commerces',
    columns: {
      id: 'id + $1 * turn',
      name: "name || ' ' || turn",
      ...same(
        'owner_id, description, photo, category, direction, n_tlf, contact_mail, web, hidden',
        'created_at, updated_at, deleted_at',
      ),
    },
  },
  {
    table: 'applications',
    columns: {
      commerce: 'commerce + $1 * turn',
      ...same('status, application, reason, submitted_at, decided_at, decided_by'),
    },
  },
  {
    table: 'offers',
    columns: {
      commerce: 'commerce + $1 * turn',
      ...same('title, description, type, photo, category, created_at, updated_at, deleted_at'),
    },
  },
]

function same(...lists: string[]): Record<string, string> {
  return Object.fromEntries(lists.flatMap((list) => list.split(', ')).map((name) => [name, name]))
}

function copy(table: string, columns: Record<string, string>): string {
  return `insert into ${table} (${Object.keys(columns).join(', ')})
    select ${Object.values(columns).join(', ')}
    from ${table} cross join generate_series(1, $2::integer) as turn
    where $1::integer > 0
    order by turn, ${table === 'commerces' ? 'id' : 'commerce'}`
}

async function one(client: pg.Client, text: string): Promise<Record<string, number>> {
  return (await client.query(text)).rows[0]
}
