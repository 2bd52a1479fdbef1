/**
 * What the page of shops costs without a house around it: the same token, session, SQL and answer in
 * one route, with nothing of ours imported. `npm run bench` holds the real call against it.
 */
import { createVerifier } from 'fast-jwt'
import { fastify } from 'fastify'
import pg from 'pg'

const { DATABASE_URL, SECRET_KEY, PUBLIC_URL, PORT } = process.env

const SESSION = {
  name: 'session',
  text: `select u.id, u.username, u.email, u.role, u.is_active, s.id as session
    from users u left join sessions s
      on s.id = $1 and s.user_id = u.id and s.ended_at is null and s.expires_at > $2
    where u.id = $3`,
}

const SHOPS = {
  name: 'shops',
  text: `select c.id, c.name, c.description, c.photo, c.category, c.direction, c.n_tlf,
      c.contact_mail, p.width as photo_width, p.height as photo_height,
      p.placeholder as photo_placeholder, a.pk as application, a.application as application_text, a.status, a.reason, c.hidden,
      (select count(*)::int from offers o
        where o.commerce = c.id and o.deleted_at is null) as offers,
      a.submitted_at, a.decided_at, c.updated_at
    from (select id from commerces where deleted_at is null
      order by id desc limit $1 offset $2) span
    join commerces c on c.id = span.id
    join applications a on a.commerce = c.id
    join photos p on p.hash = c.photo
    order by c.id desc`,
}

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const verify = createVerifier({ key: SECRET_KEY, algorithms: ['HS256'] })
const app = fastify()
let total = 0
let countedAt = 0

app.get('/api/commerce/', async (request, reply) => {
  const claims = verify(request.headers.authorization?.slice('Bearer '.length) ?? '')
  const now = new Date().toISOString()
  const session = await pool.query({ ...SESSION, values: [claims.sid, now, claims.user_id] })
  const [viewer] = session.rows
  if (!viewer?.is_active || viewer.session === null || viewer.role !== 3) {
    return reply.code(401).send({ detail: 'no' })
  }
  const query = request.query as { page: string; page_size: string }
  const size = Number(query.page_size)
  const page = Number(query.page)
  if (Date.now() - countedAt > 1000) {
    countedAt = Date.now()
    const counted = await pool.query('select count(*)::int from commerces where deleted_at is null')
    total = counted.rows[0].count
  }
  const { rows } = await pool.query({ ...SHOPS, values: [size, (page - 1) * size] })
  const address = (to: number) => `${PUBLIC_URL}/api/commerce/?page=${to}&page_size=${size}`
  const body = {
    count: total,
    next: page * size < total ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results: rows.map((row) => ({ ...row, photo: `${PUBLIC_URL}/photos/${row.photo}-1600.webp` })),
  }
  return reply
    .header('x-total-count', total)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
